import Foundation

/// The files of the repository, as text.
enum SourceTree {
  /// A Swift file and where it stands, relative to the repository.
  struct File: CustomStringConvertible, Sendable {
    let path: String
    let lines: [Substring]

    var description: String { path }

    /// The modules that the file imports.
    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"),
          words[..<index].allSatisfy({
            $0.hasPrefix("@") || ["package", "public", "internal"].contains($0)
          })
        else { return nil }
        return words.last.map(String.init)
      }
    }

    /// The lines of code without string literals and comments, each with its number.
    var code: [(number: Int, text: String)] {
      lines.enumerated().compactMap { index, line in
        let trimmed = line.drop { $0 == " " }
        guard !trimmed.hasPrefix("//"), !trimmed.isEmpty else { return nil }
        return (index + 1, Self.withoutLiterals(trimmed))
      }
    }

    private static func withoutLiterals(_ line: Substring) -> String {
      var text = ""
      var isLiteral = false
      var isEscaped = false
      for character in line {
        if isLiteral {
          if character == "\"", !isEscaped { isLiteral = false }
          isEscaped = character == "\\" && !isEscaped
        } else if character == "\"" {
          isLiteral = true
        } else {
          text.append(character)
        }
        if text.hasSuffix("//") { return String(text.dropLast(2)) }
      }
      return text
    }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a folder, in order of their paths.
  static func files(below folder: String) -> [File] {
    let start = root.appending(path: folder)
    guard let all = FileManager.default.enumerator(atPath: start.path()) else { return [] }
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { name in
        guard let text = try? String(contentsOf: start.appending(path: name), encoding: .utf8)
        else { return nil }
        return File(
          path: "\(folder)/\(name)",
          lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
  }
}
