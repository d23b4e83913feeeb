import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Program: check for editors")
struct CompilerFormatTests {
  /// The answer's path, as it is typed.
  private let row = "rows/flip-around.layout"

  private func check(_ text: String) throws -> Learner.Run {
    let learner = try Learner()
    try FileManager.default.createDirectory(
      atPath: learner.folder + "/rows", withIntermediateDirectories: false)
    try text.write(toFile: "\(learner.folder)/\(row)", atomically: false, encoding: .utf8)
    return learner.run("check", row, "--format", "compiler")
  }

  @Test("an answer that passes says nothing")
  func passed() throws {
    let run = try check(
      """
      Superview.trailing = Red.trailing + 16
      Blue.trailing = Red.leading - 8
      Red.width = 0.5 * Blue.width - 8
      """)
    #expect(run.status == .passed)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test("every finding has a line with its place, and notes")
  func findings() throws {
    let run = try check("Blue.leading = 40\n  Red.widht = 3\nRed.width = ___")
    #expect(run.status == .notYet)
    #expect(
      run.output == """
        \(row):2:7: error: Line 2 can't be read: unknown attribute widht.
        \(row):2:7: note: Did you mean width?
        \(row):3:13: error: Line 3 has a blank, so nothing ties the two widths.
        \(row):3:13: note: Red is 80 points wide and Blue is 176. Half of 176 is 88. \
        What do you have to subtract to get 80?
        \(row):1:1: error: Blue.leading is a position, but the constraint compares it with \
        nothing but 40.
        \(row):1:1: note: The constraint doesn't say from which edge the 40 points are measured. \
        In another window, Blue.leading can be elsewhere.
        \(row):1:1: note: From which anchor should Blue.leading be measured?
        """)
  }

  @Test("after the first false line come the others, each once")
  func misplaced() throws {
    let run = try check(
      """
      Superview.trailing = Red.trailing + 16
      Blue.trailing = Red.leading + 8
      Red.width = 0.5 * Blue.width - 80
      """)
    #expect(run.status == .notYet)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.map { $0.dropFirst(row.count).prefix(11) }.filter { $0.hasSuffix("error") }
        == [":2:1: error", ":3:1: error"].map { $0[...] })
    #expect(
      lines.last.map(String.init) == """
        \(row):3:1: error: In the wanted layout, Red.width is 80, but line 3 asks for \
        Red.width = 8.
        """)
  }

  @Test("what is missing altogether is told at the top")
  func noPlace() throws {
    let run = try check(
      "Superview.trailing = Red.trailing + 16\nBlue.trailing = Red.leading - 8")
    #expect(
      run.output == """
        \(row):1:1: error: Nothing determines the width of Blue.
        \(row):1:1: note: Both of the layouts below satisfy all constraints. The wanted layout \
        satisfies all of your constraints, so you don't have to change any. A constraint is missing.
        \(row):1:1: note: Add a constraint that determines the width of Blue.
        """)
  }

  @Test("every line of an answer to questions is looked at")
  func questions() throws {
    let learner = try Learner()
    learner.run("next")
    learner.run("reset", "on-what-sides")
    let file = "07-leading-versus-left/on-what-sides.layout"
    try learner.write(
      """
      Photo.right at 400: 12
      Badge.left at 480 right-to-left: 99999
      Photo.right at 400: 3
      foo: 2
      """, to: file)
    let run = learner.run("check", "on-what-sides", "--format=compiler")
    let lines = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    let path = "layout-lessons/\(file)"
    #expect(
      lines == [
        "\(path):3:1: error: Line 3 can't be read: Photo.right at 400 already has an answer.",
        "\(path):1:1: error: In line 1, you wrote 12 for Photo.right in a window 400 points "
          + "wide.",
        "\(path):2:1: error: In line 2, you wrote 99999 for Badge.left in a right-to-left window "
          + "480 points wide.",
        "\(path):4:1: error: Line 4 can't be read: no question asks about foo.",
        "\(path):4:1: error: Line 4 still has a blank to fill.",
      ])
  }

  @Test("two formats at once, or another, are refused")
  func usage() throws {
    let learner = try Learner()
    #expect(
      learner.run("check", "--format", "gcc").errors == "lessons: the format is compiler, not gcc")
    #expect(
      learner.run("check", "--format", "compiler", "--json").output.contains(
        "--format and --json are two formats; leave one out"))
  }
}
