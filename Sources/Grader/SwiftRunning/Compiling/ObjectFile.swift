import Course
import Grading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads from a compiled answer whether code in it runs without a call.
///
/// Source: *System V Application Binary Interface*, "Sections", "Special Sections".
enum ObjectFile {
  /// Sections of functions that are called when a library is loaded or taken away.
  private static let kinds: Set<UInt32> = [14, 15, 16]
  private static let names = [".init", ".fini", ".preinit_array", ".ctors", ".dtors"]

  /// Whether something in an object would run when its library is loaded or taken away.
  ///
  /// The file comes from a stranger's text, so nothing in it is trusted. A file that isn't a 64-bit
  /// object has no such code.
  static func hasInitializers(_ path: String) -> Bool {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else {
      return false
    }
    return data.withUnsafeBytes { hasInitializers($0) }
  }

  static func hasInitializers(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]),
      let table = number(UInt64.self, in: bytes, at: 40),
      let size = number(UInt16.self, in: bytes, at: 58), let count = sectionCount(in: bytes, table),
      let namesIndex = nameSection(in: bytes, table),
      let nameTable = number(UInt64.self, in: bytes, at: header(namesIndex, table, size) &+ 24)
    else { return false }
    return (0..<count).contains { index in
      let start = header(index, table, size)
      guard let kind = number(UInt32.self, in: bytes, at: start &+ 4),
        let name = number(UInt32.self, in: bytes, at: start)
      else { return false }
      return kinds.contains(kind)
        || names.contains { isName($0, in: bytes, at: nameTable &+ UInt64(name)) }
    }
  }

  /// The number of sections, which stands in the first one where there are very many.
  private static func sectionCount(in bytes: UnsafeRawBufferPointer, _ table: UInt64) -> Int? {
    guard let count = number(UInt16.self, in: bytes, at: 60) else { return nil }
    if count > 0 { return Int(count) }
    return number(UInt64.self, in: bytes, at: table &+ 32)
      .map { Int(clamping: min($0, UInt64(bytes.count / 64))) }
  }

  /// The section that holds the names of sections; where there are very many, the first one says it.
  private static func nameSection(in bytes: UnsafeRawBufferPointer, _ table: UInt64) -> Int? {
    guard let index = number(UInt16.self, in: bytes, at: 62) else { return nil }
    if index < 0xffff { return Int(index) }
    return number(UInt32.self, in: bytes, at: table &+ 40).map { Int($0) }
  }

  private static func header(_ index: Int, _ table: UInt64, _ size: UInt16) -> UInt64 {
    table &+ UInt64(index) &* UInt64(size)
  }

  private static func number<Number: FixedWidthInteger>(
    _ type: Number.Type, in bytes: UnsafeRawBufferPointer, at offset: UInt64
  ) -> Number? {
    guard offset <= UInt64(bytes.count), bytes.count - Int(offset) >= MemoryLayout<Number>.size
    else { return nil }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: Int(offset), as: Number.self))
  }

  /// Whether a name stands there, alone or before a point: `.init` or `.ctors.65535`.
  private static func isName(
    _ name: String, in bytes: UnsafeRawBufferPointer, at offset: UInt64
  ) -> Bool {
    guard offset < UInt64(bytes.count) else { return false }
    let found = bytes[Int(offset)...].prefix(name.utf8.count + 1)
    guard found.starts(with: name.utf8), found.count > name.utf8.count, let last = found.last else {
      return false
    }
    return last == 0 || last == UInt8(ascii: ".") || last == UInt8(ascii: "_")
  }
}

/// The linker's message about an undefined name.
///
///     ld.lld: error: undefined symbol: at_quick_exit
///     >>> referenced by answer.swift:5 (./answer.swift:5)
struct LinkerMessage: Hashable, Sendable {
  private static let head = "error: undefined symbol: "
  private static let reference = ">>> referenced by "

  let message: CompilerMessage

  /// Reads the linker's output; `nil` if no name is undefined.
  init?(in printed: String, fileName: String, lines: ByteLines) {
    let all = printed.split(separator: "\n")
    guard let index = all.firstIndex(where: { $0.contains(Self.head) }),
      let range = all[index].firstRange(of: Self.head)
    else { return nil }
    let references = all[(index + 1)...].prefix { $0.hasPrefix(">>>") }
    let line = references.lazy.compactMap { Self.line(in: $0, of: fileName) }.first
    message = CompilerMessage(
      kind: .error, place: line.map { lines.place(line: $0, byteColumn: 1) },
      text: .says("swift.symbolMissing", ["name": String(all[index][range.upperBound...])]))
  }

  private static func line(in reference: Substring, of fileName: String) -> Int? {
    guard reference.hasPrefix(Self.reference) else { return nil }
    let place = reference.dropFirst(Self.reference.count).prefix { $0 != " " }.split(separator: ":")
    guard place.count == 2, place[0] == fileName else { return nil }
    return Int(place[1])
  }
}
