import Course
import LayoutEngine

/// The statements of a program, each without what only its place in the program needs.
enum SwiftStatements {
  /// Every line, and every statement that takes several lines.
  static func all(in text: String) -> [String] {
    var statements: [String] = []
    var (open, depth): ([String], Int) = ([], 0)
    for line in text.sourceLines {
      let line = code(line)
      guard !line.isEmpty else { continue }
      statements.append(line)
      open.append(line)
      depth += line.count { "([".contains($0) } - line.count { ")]".contains($0) }
      guard depth <= 0 else { continue }
      if open.count > 1 { statements.append(open.joined(separator: " ")) }
      (open, depth) = ([], 0)
    }
    return statements.map(bare).filter { !$0.isEmpty }
  }

  /// A line without its comment.
  private static func code(_ line: Substring) -> String {
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].trimmed
  }

  /// A statement without its name, `isActive`, and the comma or bracket behind it.
  private static func bare(_ statement: String) -> String {
    var rest = statement[...]
    if ["let ", "var "].contains(where: rest.hasPrefix), let sign = rest.firstRange(of: " = ") {
      rest = rest[sign.upperBound...]
    }
    while let last = rest.last, ",;{".contains(last) || last.isWhitespace { rest.removeLast() }
    let ending = ".isActive = true"
    return String(rest.hasSuffix(ending) ? rest.dropLast(ending.count) : rest)
  }
}
