import Course
package import Grading
import LayoutEngine
import Platform

/// The lines that are tried, and where each of them comes from.
package struct TryText {
  private struct Part {
    /// The file, as messages name it; `nil` for words of the command itself.
    let name: String?
    /// The number of the part's first line in the whole text, from 1.
    let start: Int
    /// The number of that line in its source, from 1.
    let ownStart: Int
  }

  /// Where a line stands in its source.
  package struct Place: Equatable {
    /// The file, as messages name it; `nil` for words of the command itself.
    package let file: String?
    /// The line's number there, from 1.
    package let line: Int

    /// The place in front of a line: `3`, or `row.layout:3`.
    package var label: String { file.map { "\($0):\(line)" } ?? "\(line)" }
  }

  /// All lines, in the order in which they were named.
  package private(set) var text = ""
  package private(set) var lines: [Substring] = []
  private var parts: [Part] = []
  private var nextLine = 1
  private var nextWordLine = 1

  /// Reads the words of a command: equations, files, or `-` for standard input.
  ///
  /// - Throws: ``CommandError`` for a file that can't be read.
  package init(_ words: [String], _ surroundings: Surroundings) throws(CommandError) {
    for word in words {
      if Self.isSwift(word) {
        throw .usage(.says("usage.trySwift", ["file": word]))
      } else if word == "-" {
        add(try Self.standardInput(surroundings), name: "<stdin>")
      } else if Self.isFile(word, surroundings) {
        add(
          try LearnerFiles.answer(at: surroundings.absolute(word), shownAs: word).text, name: word)
      } else {
        add(word, name: nil)
      }
    }
    lines = text.sourceLines
  }

  package init(_ answer: Answer) {
    add(answer.text, name: answer.path)
    lines = text.sourceLines
  }

  private mutating func add(_ words: String, name: String?) {
    parts.append(Part(name: name, start: nextLine, ownStart: name == nil ? nextWordLine : 1))
    let count = words.sourceLines.count
    nextLine += count
    if name == nil { nextWordLine += count }
    text += text.isEmpty && parts.count == 1 ? words : "\n" + words
  }

  /// Only a check runs Swift, which needs views to be there.
  package static func isSwift(_ word: String) -> Bool {
    word.hasSuffix(".swift") && !word.contains(where: \.isWhitespace)
  }

  /// An equation has a relation; a word without one is a file if it looks or is like one.
  private static func isFile(_ word: String, _ surroundings: Surroundings) -> Bool {
    guard !word.isEmpty, !word.contains(where: { "=<>≤≥＝\n".contains($0) }) else { return false }
    return word.hasSuffix(".layout") || Folder.hasItem(surroundings.absolute(word))
  }

  private static func standardInput(
    _ surroundings: Surroundings
  ) throws(CommandError) -> String {
    guard let text = String(validating: try surroundings.wholeInput(), as: UTF8.self) else {
      throw .usage(.says("usage.inputNotText"))
    }
    return text
  }

  /// The source of a line of the whole text, counted from 1.
  package func place(of line: Int) -> Place {
    guard let part = parts.last(where: { $0.start <= line }) else {
      return Place(file: nil, line: line)
    }
    return Place(file: part.name, line: line - part.start + part.ownStart)
  }

  /// What stands before a line that is quoted: its number, with its file if there are several.
  package func label(of line: Int) -> String {
    let place = place(of: line)
    return Set(parts.map(\.name)).count > 1 ? place.label : "\(place.line)"
  }
}
