import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Program: an exercise in Swift, from next to passed")
struct SwiftCheckTests {
  private let file = "06-anchors-as-swift/as-anchors.swift"

  @Test("next shows the file to edit and makes it once")
  func next() throws {
    var learner = try Learner(isTerminal: true)
    let shown = try learner.reach("as-anchors").output
    #expect(
      shown.contains(
        """
          These constraints are given, and your code doesn't make them:
            photo.top = 1.0 * view.top + 16.0
            note.top = 1.0 * photo.top + 0.0
            note.height = 1.0 * photo.height + 0.0

            Window 320 by 80                 Window 480 by 80
        """))
    #expect(
      shown.hasSuffix(
        """
          Edit    layout-lessons/\(file)
          Then    lessons check
          Stuck?  lessons hint
          Lesson  lessons show
        """))
    let starter = try learner.read(file)
    #expect(starter.contains("func layOut(photo: UIImageView, note: UILabel, in view: UIView) {"))
    try learner.write("// mine", to: file)
    learner.run("next")
    #expect(try learner.read(file) == "// mine")
  }

  @Test("the starter, a wrong sign, the solution, and the solution again")
  func check() throws {
    let learner = try Learner(begun: "as-anchors")
    #expect(
      learner.run("check", "as-anchors").output.hasPrefix(
        """
          Not yet: as-anchors

          You haven't changed the file yet. Nothing determines the width of photo.
        """))
    try learner.solve("as-anchors")
    try learner.edit(file, ["constant: -16": "constant: 16"])
    // The second result is surely that of an earlier run.
    learner.run("check", "as-anchors")
    let wrong = learner.run("check", "as-anchors")
    #expect(wrong.status == .notYet)
    expectRecorded(wrong.output, "SwiftCheck/check")
    try learner.edit(
      file, ["trailingAnchor, constant: 16),": "trailingAnchor, constant: -16),  // \(UUID())"])
    let passed = learner.run("check", "as-anchors")
    #expect(passed.status == .passed)
    let words = """
        Passed: as-anchors

        All constraints are satisfied, and only one layout fits, in windows of 320,
        480 and 2 more widths.
        You can now write any equation of this course in Swift: an anchor for the left
        side, and arguments for the right side.

      """
    #expect(passed.output == words + "\n  Next  lessons next")
    #expect(
      learner.run("check", "as-anchors").output == words + """

          This answer was run before, and nothing that it depends on has changed: this
          is the result of that run.

          Next  lessons next
        """)
  }

  @Test("a call that is too wide for a narrow terminal is cut behind its parentheses")
  func narrow() throws {
    let learner = try Learner(columns: 40)
    learner.begin("as-anchors")
    try learner.solve("as-anchors")
    try learner.edit(file, ["photo.widthAnchor.constraint(": "photo.widhtAnchor.constraint("])
    try learner.edit(file, ["        photo.widht": "\t\tphoto.widht"])
    let run = learner.run("check", "as-anchors")
    expectRecorded(run.output, "SwiftCheck/narrow")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test("what quotes a call keeps its lines together, at any width")
  func call() throws {
    var learner = try Learner(begun: "part-way")
    let wide = learner.run("check", "part-way").output
    expectRecorded(wide.firstLines(5), "SwiftCheck/call")
    learner.columns = 40
    expectRecorded(learner.run("check", "part-way").output.firstLines(8), "SwiftCheck/call-2")
  }

  @Test("the origin of a result is told below the question that follows from it")
  func origin() throws {
    let learner = try Learner(begun: "made-and-lost")
    learner.run("check", "made-and-lost")
    expectRecorded(learner.run("check", "made-and-lost").output, "SwiftCheck/origin")
  }

  @Test("a machine that can't run Swift says what to do, and costs no more than a check")
  func unavailable() throws {
    let learner = try Learner(begun: "as-anchors")
    let run = try learner.start(
      ["check", "as-anchors"],
      environment: ["LESSONS_COURSE": Learner.course, "PATH": "/nowhere", "COLUMNS": "80"])
    #expect(run.status == .error)
    expectRecorded(run.output, "SwiftCheck/unavailable")
  }

  @Test("a cache that others may write into is refused for Swift, and equations don't need it")
  func openCache() throws {
    let learner = try Learner(columns: 300)
    learner.begin("as-anchors")
    let cache = learner.folder + "/cache"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache)
    let environment = Learner.usualEnvironment
      .merging(["LESSONS_CACHE": cache, "COLUMNS": "300"]) { $1 }
    let run = try learner.start(["check", "as-anchors"], environment: environment)
    #expect(run.status == .error)
    expectRecorded(
      run.output.replacingOccurrences(of: cache, with: "CACHE"), "SwiftCheck/openCache")
    learner.run("reset", "flip-around")
    try learner.solve("flip-around")
    let equations = try learner.start(["check", "flip-around"], environment: environment)
    #expect(equations.status == .passed)
  }

  @Test(
    "what UIKit refuses about a constraint that exists is told at its line, in UIKit's words",
    arguments: [
      (
        """
        let tie = note.topAnchor.constraint(equalTo: photo.topAnchor)
        // The owner is the view that both hang in.
        photo.addConstraint(tie)
        """,
        """
          24 │ let tie = note.topAnchor.constraint(equalTo: photo.topAnchor)
             │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          The constraint in line 24 stops the program with the exception
          NSGenericException.
          UIKit says: Unable to install constraint on view.  Does the constraint
        """
      )
    ])
  func refused(lines: String, words: String) throws {
    let learner = try Learner.solving("as-anchors")
    try learner.edit(file, ["    ])\n}": "    ])\n\(lines)\n}"])
    let run = learner.run("check", "as-anchors")
    #expect(run.status == .notYet)
    #expect(run.output.contains(words), "\(run.output)")
  }
}

@Suite("Program: what an answer in Swift prints")
struct SwiftPrintedTests {
  private let file = "06-anchors-as-swift/as-anchors.swift"

  /// Checks the solution after it has printed something, at a width.
  private func check(
    printing code: String, columns: Int = 80, _ words: String...
  ) throws -> Learner.Run {
    let learner = try Learner(columns: columns, isTerminal: true)
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
    var learner = try Learner.solving("as-anchors")
    learner.isTerminal = true
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
    let learner = try Learner.solving("as-anchors")
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

@Suite("Program: check for editors, of an answer in Swift")
struct SwiftCompilerFormatTests {
  private let file = "as-anchors.swift"

  private func check(_ piece: String, _ other: String) throws -> Learner.Run {
    let learner = try Learner()
    let text = try Learner.solution(of: "as-anchors")
    try #require(text.contains(piece))
    try learner.place(text.replacingOccurrences(of: piece, with: other), at: file)
    return learner.run("check", file, "--format", "compiler")
  }

  @Test("an answer that passes says nothing")
  func passed() throws {
    let run = try check("NSLayout", "print(\"hello\"); NSLayout")
    #expect(run.status == .passed)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test("what doesn't compile is told where the compiler told it")
  func notCompiled() throws {
    let run = try check("photo.widthAnchor.constraint(", "photo.widhtAnchor.constraint(")
    #expect(run.status == .notYet)
    #expect(
      run.output == """
        \(file):13:15: error: Line 13 doesn't compile: UIImageView has no `widhtAnchor`.
        \(file):13:15: note: Did you mean widthAnchor?
        """)
  }

  @Test("what stops the program is told at the line that stops it")
  func crashed() throws {
    let run = try check("    NSLayout", "    _ = [1][view.subviews.count]\n    NSLayout")
    #expect(run.output == "\(file):8:5: error: Line 8 stops the program: Index out of range.")
  }

  @Test("a line that puts a view elsewhere is told as it is for equations")
  func misplaced() throws {
    let run = try check("constant: -16", "constant: 16")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first == """
        \(file):22:9: error: Line 22 makes the note end at 336 points, in a window that ends at 320.
        """)
    #expect(lines.allSatisfy { $0.hasPrefix("\(file):22:9: ") }, "\(run.output)")
  }

  @Test("what is about the program as a whole is told at the top")
  func whole() throws {
    #expect(
      try check("layOut", "somethingElse").output == """
        \(file):1:1: error: The file doesn't compile: the exercise calls \
        `func layOut(photo: UIImageView, note: UILabel, in view: UIView)`, and the file has \
        nothing of this name.
        """)
  }
}
