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

  @Test(
    "may be UTF-16 with a byte order mark, whichever byte comes first", arguments: [true, false])
  func utf16(isLittle: Bool) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = "\u{FEFF}é;🦊\n".utf16.flatMap { unit in
      isLittle
        ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    try Data(bytes).write(to: URL(filePath: path))
    #expect(try TextFile.read(path) == "é;🦊\n")
    #expect(try TextFile.readKeepingMark(path) == "\u{FEFF}é;🦊\n")
    try Data(bytes.dropLast()).write(to: URL(filePath: path))
    let error = #expect(throws: TextFileError.self) { try TextFile.read(path) }
    #expect(error?.reason == .otherFormat(.unmarkedUTF16))
  }

  @Test(
    "is recognised if it is a workbook or another zip file",
    arguments: [("xl/workbook.xml", .workbook), ("word/document.xml", .packed), ("", .packed)]
      as [(String, TextFileError.Reason)])
  func packed(content: String, reason: TextFileError.Reason) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("PK\u{3}\u{4}\(content)".utf8).write(to: URL(filePath: path))
    let error = #expect(throws: TextFileError.self) { try TextFile.readKeepingMark(path) }
    #expect(error?.reason == reason)
  }
}
