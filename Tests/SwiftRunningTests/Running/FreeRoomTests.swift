import Foundation
import Testing

@testable import SwiftRunning

@Suite("The room that a disk has left")
struct FreeRoomTests {
  @Test("is a number for a folder that is there, and unknown for others")
  func room() throws {
    let folder = FileManager.default.temporaryDirectory.path()
    #expect(try #require(FreeRoom.bytes(in: folder)) > 0)
    #expect(FreeRoom.bytes(in: "/no/such/folder") == nil)
  }
}
