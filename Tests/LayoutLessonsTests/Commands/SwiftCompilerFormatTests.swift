import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Program: check for editors, of an answer in Swift")
struct SwiftCompilerFormatTests {
  private let file = "as-anchors.swift"

  /// Checks the solution after a change.
  private func check(_ piece: String, _ other: String) throws -> Learner.Run {
    let learner = try Learner()
    let text = try Learner.solution(of: "as-anchors")
    try #require(text.contains(piece))
    try text.replacingOccurrences(of: piece, with: other)
      .write(toFile: "\(learner.folder)/\(file)", atomically: false, encoding: .utf8)
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
        \(file):13:15: error: Line 13 doesn't compile: value of type 'UIImageView' has no member \
        'widhtAnchor'.
        \(file):13:15: note: Did you mean widthAnchor?
        """)
  }

  @Test("what stops the program is told at the line that stops it")
  func crashed() throws {
    let run = try check("    NSLayout", "    _ = [1][view.subviews.count]\n    NSLayout")
    #expect(
      run.output == "\(file):8:5: error: Line 8 stops the program: Index out of range.")
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
