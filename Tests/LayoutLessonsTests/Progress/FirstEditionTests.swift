import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Progress: the course's first edition carries over")
struct FirstEditionTests {
  /// A learner who has passed one exercise of the first edition and begun another one.
  ///
  /// `same-or-not` is no exercise any more, and `eight-masks` is in another lesson.
  private func learner() throws -> Learner {
    let learner = try Learner()
    learner.run("init", "layout-lessons")
    let record = "\"checks\" : 2, \"hints\" : 1, \"isRestarted\" : false, \"isSkipped\" : false"
    try learner.write(
      """
      {
        "current" : "eight-masks",
        "exercises" : {
          "eight-masks" : { \(record), "state" : "begun" },
          "same-or-not" : { \(record), "state" : "solved" },
          "turn-around" : { \(record), "state" : "solved" }
        },
        "version" : 1
      }
      """, to: "progress.json")
    for (id, file) in [("eight-masks", Self.moved), ("turn-around", Self.renumbered)] {
      let folder = learner.path(String(file.prefix { $0 != "/" }))
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      try learner.write(Learner.solution(of: id), to: file)
    }
    return learner
  }

  private static let moved = "10-the-hidden-four/eight-masks.layout"
  private static let renumbered = "06-equality/turn-around.layout"

  @Test("what was passed counts, and what was begun is current")
  func progress() throws {
    let list = try learner().run("list", "--all").output
    #expect(list.contains(/turn-around +solved/))
    #expect(list.contains(/▸ eight-masks +started/))
  }

  @Test(
    "answers are found in the folders in which they were written",
    arguments: [("eight-masks", moved), ("turn-around", renumbered)])
  func answers(id: String, file: String) throws {
    let learner = try learner()
    #expect(learner.run("check", id).status == .passed)
    #expect(learner.run("next", id).output.contains("layout-lessons/\(file)"))
    #expect(try learner.names().filter { $0.hasPrefix("15-") || $0.hasPrefix("05-") }.isEmpty)
  }
}
