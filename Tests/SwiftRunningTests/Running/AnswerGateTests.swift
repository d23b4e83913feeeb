import Foundation
import Platform
@testable import SwiftRunning
import Synchronization
import Testing

@Suite("Answers that run in parallel, and one that runs alone")
struct AnswerGateTests {
  @Test("nothing else runs beside an answer that runs alone")
  func alone() {
    let gate = AnswerGate()
    let inside = Atomic<Int>(0)
    let wrong = Atomic<Int>(0)
    _ = WorkerThreads.map(40, threads: 8) { number in
      if number % 5 == 0 {
        gate.alone {
          if inside.load(ordering: .acquiring) != 0 { wrong.add(1, ordering: .relaxed) }
          inside.add(100, ordering: .acquiringAndReleasing)
          WorkerThreads.rest()
          inside.subtract(100, ordering: .acquiringAndReleasing)
        }
      } else {
        gate.amongOthers {
          if inside.add(1, ordering: .acquiringAndReleasing).oldValue >= 100 {
            wrong.add(1, ordering: .relaxed)
          }
          WorkerThreads.rest()
          inside.subtract(1, ordering: .acquiringAndReleasing)
        }
      }
    }
    #expect(wrong.load(ordering: .acquiring) == 0)
  }
}

@Suite("The free space on a disk")
struct FreeRoomTests {
  @Test("is known for a folder that exists, and unknown for others")
  func room() throws {
    let folder = FileManager.default.temporaryDirectory.path()
    #expect(try #require(FreeRoom.bytes(in: folder)) > 0)
    #expect(FreeRoom.bytes(in: "/no/such/folder") == nil)
  }
}
