import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Program: what an answer in Swift prints")
struct SwiftPrintedTests {
  private let file = "06-anchors-as-swift/as-anchors.swift"

  /// Checks the solution after it has printed something, at a width.
  private func check(
    printing code: String, columns: Int = 80, _ words: String...
  ) throws -> Learner.Run {
    let learner = try Learner(columns: columns)
    learner.begin("as-anchors")
    try learner.solve("as-anchors")
    try learner.edit(file, ["{\n    NSLayout": "{\n    \(code)\n    NSLayout"])
    let run = learner.run(words: ["check", "as-anchors"] + words)
    #expect(run.status == .passed, "\(run.output)")
    #expect(Learner.steering(run).isEmpty)
    return run
  }

  /// What stands under the verdict, without where the result is from.
  private func printed(_ run: Learner.Run) throws -> String {
    let start = try #require(run.output.range(of: "  Your program printed:")).lowerBound
    let rest = run.output[start...]
    let end = ["\n\n  This answer was run", "\n\n  Next  "].compactMap {
      rest.range(of: $0)?.lowerBound
    }.min()
    return String(rest[..<(try #require(end))])
  }

  @Test("a few lines are shown as they are")
  func few() throws {
    expectRecorded(
      try printed(check(printing: "print(\"one\"); print(); print(\"  two\", view.bounds.width)")),
      "SwiftPrinted/few")
  }

  @Test("an answer that prints nothing, or only empty lines, has no such part")
  func none() throws {
    #expect(try !check(printing: "").output.contains("printed"))
    #expect(try !check(printing: "print(); print()").output.contains("printed"))
  }

  @Test("rows that don't fit on the screen are cut and counted", arguments: [80, 40])
  func many(columns: Int) throws {
    let run = try check(printing: "for i in 1...30 { print(i) }", columns: columns)
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 23)
    let rows = try printed(run).split(separator: "\n").dropFirst()
    let shown = rows.count - 1
    #expect(rows.dropLast().elementsEqual((1...shown).map { "    \($0)" }, by: ==))
    #expect(rows.last == "  … \(30 - shown) more rows: lessons check --all")
    let all = try check(printing: "for i in 1...30 { print(i) }", columns: columns, "--all")
    #expect(try printed(all).hasSuffix("\n    29\n    30"))
  }

  @Test("what is wrong stands on one screen with a long output")
  func findingAndOutput() throws {
    let learner = try Learner()
    learner.begin("as-anchors")
    try learner.solve("as-anchors")
    try learner.edit(
      file,
      [
        "{\n    NSLayout": "{\n    for i in 1...30 { print(i) }\n    NSLayout",
        "constant: -16": "constant: 16",
      ])
    let output = learner.run("check", "as-anchors").output
    let seen = "Line 23 makes the note end at 336 points, in a window that ends at 320."
    #expect(output.contains(seen) && output.contains("Your program printed:"))
    #expect(output.split(separator: "\n", omittingEmptySubsequences: false).count <= 23)
  }

  @Test("one line that would fill the screen is cut, too")
  func long() throws {
    let run = try check(
      printing: "print(String(repeating: \"word \", count: 2000)); print(\"last\")", columns: 40)
    let first = "    word word word word word word word"
    let other = "        word word word word word word"
    let rows = try printed(run).split(separator: "\n").dropFirst()
    #expect(rows.first ?? "" == first && rows.dropFirst().dropLast().allSatisfy { $0 == other })
    #expect(try #require(rows.last).hasSuffix(" more rows: lessons check --all"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  /// Escape, bell, backspace, a lone return, 8-bit CSI, a mark that turns text, a null.
  private static let hostile = """
    print("\\u{1B}[31mred\\u{1B}]0;title\\u{7}\\u{8}x\\rover\\u{9B}2J\\u{202E}\\0end")
    """

  @Test("codes that steer a terminal are shown as signs", arguments: [80, 40])
  func codes(columns: Int) throws {
    let run = try check(printing: Self.hostile, columns: columns)
    #expect(
      try printed(run).hasSuffix("    ␛[31mred␛]0;title␇␈x␍over�2J�␀end")
        || printed(run).hasSuffix("    ␛[31mred␛]0;title␇␈x\n    over�2J�␀end"))
  }

  @Test("in JSON they are escaped, and nothing is lost")
  func json() throws {
    let run = try check(printing: Self.hostile, "--json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let program = try #require((json as? [String: Any])?["program"] as? [String: Any])
    #expect(
      program["printed"] as? String
        == "\u{1B}[31mred\u{1B}]0;title\u{7}\u{8}x\rover\u{9B}2J\u{202E}\0end\n")
    #expect(Set(program.keys) == ["inactiveLines", "isCached", "made", "printed"])
    #expect(program["made"] as? Int == 5)
    #expect(program["inactiveLines"] as? [Int] == [])
  }

  @Test("a crash's words are as harmless")
  func crash() throws {
    let learner = try Learner()
    learner.begin("as-anchors")
    try learner.solve("as-anchors")
    try learner.edit(
      file, ["{\n    NSLayout": "{\n    fatalError(\"\\u{1B}[31m\\u{9B}red\")\n    NSLayout"])
    for words in [
      ["check", "as-anchors"], ["check", "as-anchors", "--json"],
      ["check", "as-anchors", "--format", "compiler"],
    ] {
      let run = learner.run(words: words)
      #expect(run.status == .notYet)
      #expect(Learner.steering(run).isEmpty)
    }
    #expect(
      learner.run("check", "as-anchors").output.contains("Line 8 stops the program: ␛[31m�red."))
  }
}
