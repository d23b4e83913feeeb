import Course
import Grading

/// The linker's message about an undefined name.
///
///     ld.lld: error: undefined symbol: at_quick_exit
///     >>> referenced by answer.swift:5 (./answer.swift:5)
struct LinkerMessage: Hashable, Sendable {
  private static let head = "error: undefined symbol: "
  private static let reference = ">>> referenced by "

  /// The first name, with the line of the learner's file that needs it.
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
      text: .says("swift.symbolMissing", ["name": .text(String(all[index][range.upperBound...]))]))
  }

  private static func line(in reference: Substring, of fileName: String) -> Int? {
    guard reference.hasPrefix(Self.reference) else { return nil }
    let place = reference.dropFirst(Self.reference.count).prefix { $0 != " " }
      .split(separator: ":")
    guard place.count == 2, place[0] == fileName else { return nil }
    return Int(place[1])
  }
}
