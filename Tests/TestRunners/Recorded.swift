import Foundation
import Testing

/// Texts that the program makes, as files that the tests compare with it, and longer texts that it is
/// given.
///
/// `LESSONS_REDRAW=1 swift test` writes what the program makes into the files instead. Read the changes
/// with `git diff` before you commit them.
private enum Recorded {
  static let isRedrawn = ProcessInfo.processInfo.environment["LESSONS_REDRAW"] != nil

  /// Where a target's texts are; its folder has the name of its module.
  static func folder(_ fileID: String) -> URL {
    Checkout.root.appending(path: "Tests/\(fileID.prefix { $0 != "/" })/Recorded")
  }

  static func file(_ name: String, _ fileID: String) -> URL {
    folder(fileID).appending(path: "\(name).txt")
  }

  /// The first line in which two texts differ, and what to do about it.
  static func difference(_ text: String, from recorded: String, in file: URL) -> String {
    let made = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(made, wanted).prefix { $0 == $1 }.count
    func shown(_ lines: [Substring]) -> String {
      index < lines.count ? "\"\(lines[index])\"" : "nothing, the text has ended"
    }
    return """
      \(file.path()) differs in line \(index + 1).
      recorded: \(shown(wanted))
      now:      \(shown(made))
      If the text is right as it is now, write it anew with: LESSONS_REDRAW=1 swift test
      All of it:
      \(text)
      """
  }
}

/// The text in the file `Recorded/<name>.txt` of the test target; empty if there is none.
package func recordedText(_ name: String, fileID: String = #fileID) -> String {
  (try? String(contentsOf: Recorded.file(name, fileID), encoding: .utf8)) ?? ""
}

/// All files below a folder in `Recorded`, by their paths seen from there.
package func recordedFiles(_ folder: String, fileID: String = #fileID) -> [String: String] {
  let root = Recorded.folder(fileID).appending(path: folder)
  let paths = FileManager.default.enumerator(atPath: root.path())?.allObjects ?? []
  return paths.reduce(into: [:]) { files, path in
    guard let path = path as? String else { return }
    files[path] = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

/// Compares a whole text with the file `Recorded/<name>.txt` of the test target.
package func expectRecorded(
  _ text: String, _ name: String, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let file = Recorded.file(name, fileID)
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  guard text != recorded else { return }
  if Recorded.isRedrawn {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil { return }
  }
  Issue.record(
    "\(Recorded.difference(text, from: recorded ?? "", in: file))",
    sourceLocation: SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Compares a text with what stands between two texts on a page of the repository.
///
/// Throws if the page can't be read or written, or has no such place.
package func expectRecorded(
  _ text: String, on page: String, between start: String, and end: String,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  let file = Checkout.root.appending(path: page)
  let whole = try String(contentsOf: file, encoding: .utf8)
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let begin = whole.range(of: start)?.upperBound,
    let stop = whole.range(of: end, range: begin..<whole.endIndex)?.lowerBound
  else {
    Issue.record("\(page) lacks \(start) or, after it, \(end)", sourceLocation: location)
    return
  }
  guard whole[begin..<stop] != text else { return }
  if Recorded.isRedrawn {
    let written = whole.replacingCharacters(in: begin..<stop, with: text)
    try written.write(to: file, atomically: true, encoding: .utf8)
  } else {
    let difference = Recorded.difference(text, from: String(whole[begin..<stop]), in: file)
    Issue.record("\(difference)", sourceLocation: location)
  }
}

extension String {
  /// So many lines from the beginning, each with its end.
  package func firstLines(_ count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).prefix(count).map { $0 + "\n" }
      .joined()
  }

  /// So many lines before the end of a text whose last line has an end, too.
  package func lastLines(_ count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).dropLast().suffix(count)
      .map { $0 + "\n" }.joined()
  }
}
