import Authoring
import Course
import LayoutEngine
import Testing
import TestRunners

@Suite("What is handed out gives nothing away")
struct LeakProofTests {
  private func leak(in text: String, of id: String = "flip-around") throws -> LeakProof.Leak? {
    let exercise = try #require(try SampleCourse.load().exercise(id))
    return LeakProof(exercise, secrets: ["a long secret", "3f0a91c2"]).leak(in: text)
  }

  @Test("nor do starter, task and given lines of exercises that seed 1 chooses, or of all")
  func shown() throws {
    for exercise in try Sample.cases(4, of: RealCourse.load().exercises, seed: 1) {
      let proof = LeakProof(exercise, secrets: ["a long secret"])
      for text in exercise.starters.map(\.text) + [exercise.task] + exercise.given.map(\.text) {
        #expect(proof.leak(in: text) == nil, "\(exercise.id)")
      }
      // Where the starter has a line too many, an answer says nothing that the starter doesn't.
      let given = Set(exercise.starters.flatMap { $0.text.sourceLines.map(\.trimmed) })
      for answer in [exercise.shownSolution] + exercise.alternatives
      where !given.isSuperset(of: answer.text.sourceLines.map(\.trimmed)) {
        #expect(proof.leak(in: answer.text) != nil, "\(answer.path)")
      }
    }
  }

  @Test(
    "a statement of an answer is found whichever way it is written",
    arguments: [
      "Button_1.width = 0.5 * Button_2.width - 12.0", "2 * Button_1.width + 24 = Button_2.width",
      "// Button_1.width = Button_2.width / 2 - 12",
      "> so Button_1.width = (Button_2.width - 24) / 2.",
      "Then `Button_2.width = 2 * Button_1.width + 24` holds, and all is well.",
      "- Button_1.width ＝ ０．５ × Button_2.width － １２",
    ])
  func statements(text: String) throws {
    guard case .statement? = try leak(in: "Mend it.\n\n\(text)\n", of: "mend-the-bar") else {
      Issue.record("nothing was found in \(text)")
      return
    }
  }

  @Test("where the starter says the same turned around, the solution's own words are found")
  func turned() throws {
    #expect(
      try leak(in: "Red.width = 0.5 * Blue.width - 8")
        == .statement("Red.width = 0.5 * Blue.width - 8"))
    #expect(try leak(in: "Blue.width = 2 * Red.width + 16") == nil)
  }

  @Test("so are the answers to questions, and code")
  func otherAnswers() throws {
    #expect(
      try leak(in: "Photo.right at 400: 88", of: "on-what-sides")
        == .statement("Photo.right at 400: 88"))
    #expect(try leak(in: "Photo.right at 400: ___", of: "on-what-sides") == nil)
    #expect(
      try leak(in: "    photo.widthAnchor.constraint(equalToConstant:  80),", of: "as-anchors")
        == .statement("photo.widthAnchor.constraint(equalToConstant: 80),"))
  }

  @Test("so is the secret, and what is derived from it")
  func secrets() throws {
    #expect(try leak(in: "It is A Long Secret.") == .secret)
    #expect(try leak(in: "file 3F0A91C2") == .secret)
  }
}
