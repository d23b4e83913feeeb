import Foundation
import Testing

@testable import SwiftRunning

@Suite("The free space on a disk")
struct FreeRoomTests {
  @Test("is known for a folder that exists, and unknown for others")
  func room() throws {
    let folder = FileManager.default.temporaryDirectory.path()
    #expect(try #require(FreeRoom.bytes(in: folder)) > 0)
    #expect(FreeRoom.bytes(in: "/no/such/folder") == nil)
  }
}
