import Foundation
import Testing

/// An answer that means harm, with the verdicts that it may get.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
  let name: String
  /// What it goes for: `signals`, `threads` and so on.
  let sort: String
  let text: String
  /// One, or several where it depends on the machine what comes first.
  let verdicts: [String]
  /// Whether the benchmark alone runs it, because a test would mostly wait.
  var isSlow = false
  var testDescription: String { name }

  /// Where the programs are, and what they share.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Hostile").path()

  /// The programs, in order of their names.
  ///
  /// Their first lines say `//! verdict: …`, `//! sort: …`, and, if it is so, `//! with: …` for a
  /// file of `shared` that belongs to them, and `//! slow: yes`.
  static let programs: [HostileAnswer] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/programs")) ?? []
    return names.sorted().compactMap { name in
      guard let text = try? read("programs/\(name)") else { return nil }
      let head = head(of: text)
      guard let verdict = head["verdict"], let sort = head["sort"] else { return nil }
      let shared = head["with"].flatMap { try? read("shared/\($0).swift") } ?? ""
      return HostileAnswer(
        name: String(name.dropLast(".swift".count)), sort: sort, text: text + "\n" + shared,
        verdicts: verdict.split(separator: "|").map(String.init), isSlow: head["slow"] == "yes")
    }
  }()

  /// Makes the course of one exercise, with the sentences of the real one.
  static func makeCourse(in folder: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.copyItem(atPath: "\(Self.folder)/course", toPath: folder)
    try FileManager.default.copyItem(
      atPath: root.appending(path: "Lessons/strings").path(), toPath: "\(folder)/strings")
  }

  private static func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// What the lines that begin with `//!` say.
  static func head(of text: String) -> [String: String] {
    var words: [String: String] = [:]
    for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("//! ") }) {
      let parts = line.dropFirst("//! ".count).split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      words[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return words
  }

  /// One of each sort that only a limit ends; these meet the limits that learners have.
  static let patient: Set = ["loop", "sleep", "flood-output", "memory"]
}
