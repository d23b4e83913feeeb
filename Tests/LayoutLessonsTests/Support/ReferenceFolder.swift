import Foundation
import Testing

/// A few of Apple's scenes and of the worked-out cases, right and damaged.
enum ReferenceFolder {
  private static let files = URL(filePath: Learner.course).deletingLastPathComponent()
    .appending(path: "Tests/ReferenceCasesTests")

  /// Somebody who has them all.
  static func learner() throws -> Learner {
    let learner = try Learner()
    let folder = learner.folder
    let lines = try text("Oracle/must.jsonl").split(separator: "\n").map(String.init)
    let right = try #require(lines.first)
    let moved = right.replacingOccurrences(
      of: "\"parent\":\"v1\",\"frame\":[0,0,414,383]",
      with: "\"parent\":\"v1\",\"frame\":[0,0,414,382]")
    try write(right + "\n", "right.jsonl", in: folder)
    try write(
      [right, moved, try tagged("c0888"), ""].joined(separator: "\n"), "scenes.jsonl", in: folder)
    try write(right + "\n{\"schema\":1}\n", "broken.jsonl", in: folder)
    try makeFolder("right", in: folder)
    try write(text("Vectors/owner.json"), "right/owner.json", in: folder)
    try write("Not a case.", "right/notes.txt", in: folder)
    try makeFolder("vectors", in: folder)
    try write(text("Vectors/owner.json"), "vectors/owner.json", in: folder)
    let masonry = try text("Vectors/masonry-forms.json")
    try write(
      masonry.replacingOccurrences(of: "\"v.height = 100\"", with: "\"v.height = 3\""),
      "vectors/forms.json", in: folder)
    try makeFolder("odd", in: folder)
    try write(
      text("Vectors/owner.json").replacingOccurrences(of: "\"eq\"", with: "\"question\""),
      "odd/owner.json", in: folder)
    try makeFolder("empty", in: folder)
    return learner
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: files.appending(path: path), encoding: .utf8)
  }

  /// The line of a scene that differs and says why.
  private static func tagged(_ id: String) throws -> String {
    let lines = try text("Oracle/tagged.jsonl").split(separator: "\n")
    return String(try #require(lines.first { $0.contains("\"id\":\"\(id)\"") }))
  }

  private static func write(_ text: String, _ name: String, in folder: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
  }

  private static func makeFolder(_ name: String, in folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
  }

  /// Runs in which every key of the two commands occurs.
  static func runs() throws -> [(words: String, run: Learner.Run)] {
    let learner = try learner()
    var runs: [(words: String, run: Learner.Run)] = []
    for words in ["oracle scenes.jsonl", "vectors vectors", "vectors odd"] {
      let command = ["dev"] + words.split(separator: " ").map(String.init) + ["--json"]
      runs.append((words, learner.run(words: command)))
    }
    return runs
  }
}
