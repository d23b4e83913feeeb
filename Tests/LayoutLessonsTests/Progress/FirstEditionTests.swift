import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Progress: the course's first edition carries over")
struct FirstEditionTests {
  /// A learner who has passed one exercise of the first edition and begun another one.
  ///
  /// `same-or-not` is no exercise any more, and `smaller-sets` is in another lesson.
  private func learner() throws -> Learner {
    let learner = try Learner()
    learner.run("init", "layout-lessons")
    let record = "\"checks\" : 2, \"hints\" : 1, \"isRestarted\" : false, \"isSkipped\" : false"
    try learner.write(
      """
      {
        "current" : "smaller-sets",
        "exercises" : {
          "flip-around" : { \(record), "state" : "solved" },
          "same-or-not" : { \(record), "state" : "solved" },
          "smaller-sets" : { \(record), "state" : "begun" }
        },
        "version" : 1
      }
      """, to: "progress.json")
    for (id, file) in [("smaller-sets", Self.moved), ("flip-around", Self.renumbered)] {
      let folder = learner.path(String(file.prefix { $0 != "/" }))
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      try learner.write(Learner.solution(of: id), to: file)
    }
    return learner
  }

  private static let moved = "12-the-hidden-four/smaller-sets.layout"
  private static let renumbered = "06-equality/flip-around.layout"

  @Test("what was passed counts, and what was begun is current")
  func progress() throws {
    let list = try learner().run("list", "--all").output
    #expect(list.contains(/flip-around +solved/))
    #expect(list.contains(/▸ smaller-sets +started/))
  }

  @Test(
    "answers are found in the folders in which they were written",
    arguments: [("smaller-sets", moved), ("flip-around", renumbered)])
  func answers(id: String, file: String) throws {
    let learner = try learner()
    #expect(learner.run("check", id).status == .passed)
    #expect(learner.run("next", id).output.contains("layout-lessons/\(file)"))
    #expect(try learner.names().filter { $0.hasPrefix("10-") || $0.hasPrefix("05-") }.isEmpty)
  }
}
