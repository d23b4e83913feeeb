import Foundation
import Platform
import Testing

@Suite("A file that is handed back")
struct TextFileMarkTests {
  @Test("is read with the byte order mark that it begins with")
  func mark() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a;b\r\n".utf8)
    try Data(bytes).write(to: URL(filePath: path))
    #expect(Array(try TextFile.readKeepingMark(path).utf8) == bytes)
    #expect(try TextFile.read(path) == "a;b\r\n")
    try Data([0x61, 0x0A, 0xFF]).write(to: URL(filePath: path))
    let error = #expect(throws: TextFileError.self) { try TextFile.readKeepingMark(path) }
    #expect(error?.reason == .notUTF8(line: 2))
  }
}
