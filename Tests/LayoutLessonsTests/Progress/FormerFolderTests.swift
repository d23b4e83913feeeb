import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Progress: answers of a lesson that has another number now")
struct FormerFolderTests {
  private let former = "17-equality/flip-around.layout"
  private let now = "05-sameness/flip-around.layout"

  /// A learner who solved `flip-around` when its lesson was the seventeenth.
  private func learner() throws -> Learner {
    let learner = try Learner()
    learner.run("next")
    try FileManager.default.createDirectory(
      atPath: learner.path("17-equality"), withIntermediateDirectories: false)
    try learner.write(try Learner.solution(of: "flip-around"), to: former)
    return learner
  }

  @Test("are found, checked and named where they lie")
  func found() throws {
    let learner = try learner()
    #expect(learner.run("check", "flip-around").status == .passed)
    try learner.write("Blue.width = 1", to: former)
    #expect(learner.run("check", "flip-around").status == .notYet)
    #expect(try !learner.names().contains("05-sameness"), "nothing is made beside them")
  }

  @Test("are no older than a starter of the exercise's other notation, which isn't made")
  func twoNotations() throws {
    let learner = try learner()
    try FileManager.default.createDirectory(
      atPath: learner.path("17-conflicts"), withIntermediateDirectories: false)
    try learner.write(try Learner.solution(of: "let-up"), to: "17-conflicts/let-up.layout")
    #expect(learner.run("check", "let-up").status == .passed)
    #expect(try !learner.names().contains("10-finding-a-conflict"))
  }

  @Test("give way to the lesson's own folder, and stay as they are")
  func both() throws {
    let learner = try learner()
    try FileManager.default.createDirectory(
      atPath: learner.path("05-sameness"), withIntermediateDirectories: false)
    try learner.write("Blue.width = 1", to: now)
    #expect(learner.run("check", "flip-around").status == .notYet)
    #expect(try learner.read(former) == Learner.solution(of: "flip-around"))
  }

  @Test("are kept beside themselves by reset, and the starter comes into the lesson's own folder")
  func reset() throws {
    let learner = try learner()
    #expect(
      learner.run("reset", "flip-around").output == """
          The starter of flip-around is back.
          Your answer is kept as
          layout-lessons/17-equality/flip-around.20261121-041500.layout.
        """)
    let kept = "17-equality/flip-around.20261121-041500.layout"
    #expect(try learner.read(kept) == Learner.solution(of: "flip-around"))
    #expect(try learner.read(now).contains("___"))
  }
}
