import Grading

/// One message as the compiler prints it: `photo.swift:5:12: error: cannot find 'x' in scope`.
struct CompilerLine: Hashable, Sendable {
  let file: String
  let line: Int
  /// Counted in bytes, from 1.
  let column: Int
  let kind: CompilerMessage.Kind
  let text: String

  /// Reads a line; `nil` if it is something else, such as the code that a message points into.
  ///
  /// Source: Clang, *Diagnostics Reference*, "Formatting of Diagnostics".
  init?(_ printed: Substring) {
    for kind in CompilerMessage.Kind.allCases {
      guard let range = printed.firstRange(of: ": \(kind.rawValue): ") else { continue }
      let place = printed[..<range.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      if place.count >= 3, let line = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      {
        self.file = place.dropLast(2).joined(separator: ":")
        self.line = line
        self.column = column
        self.kind = kind
        self.text = String(printed[range.upperBound...])
        return
      }
    }
    return nil
  }

  static func all(in output: String) -> [CompilerLine] {
    output.split(separator: "\n").compactMap { CompilerLine($0) }
  }
}
