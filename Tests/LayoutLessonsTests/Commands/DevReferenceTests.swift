import LayoutLessons
import Testing

@Suite("dev oracle, dev vectors: the engine beside its references")
struct DevReferenceTests {
  private func run(_ words: String...) throws -> Learner.Run {
    try ReferenceFolder.learner().run(words: ["dev"] + words)
  }

  @Test("scenes that come out as stored")
  func rightScenes() throws {
    let run = try run("oracle", "right.jsonl")
    #expect(run.status == .passed)
    #expect(
      run.output == """
          1 of 1 cases have the stored frames
          1 of 1 with other sizes for content that needs none
          0 points is the largest distance in a case that is right
          1 of 1 solved views are equal after rounding to pixels: 100 %

          Every case is right, or says why it can't be.
        """)
  }

  @Test("a scene that differs is told, and one that says why doesn't count")
  func otherScenes() throws {
    let run = try run("oracle", "scenes.jsonl")
    #expect(run.status == .notYet)
    #expect(
      run.output.hasSuffix(
        """
          Different, as their tags say:
          c0888 near: 1 points off in v2

          Different:
          c0205 1 points off in v2

          1 case differs.
        """))
  }

  @Test(
    "what can't be read is told with its place",
    arguments: [
      ("oracle", "none.jsonl", 2, "none.jsonl: error: there is no such file"),
      (
        "oracle", "broken.jsonl", 3,
        "broken.jsonl:2:1: error: the key \"id\" is missing in this object"
      ),
      ("vectors", "none", 2, "lessons: there are no .json files in none"),
      ("vectors", "empty", 2, "lessons: there are no .json files in empty"),
      (
        "vectors", "odd", 3,
        "odd/owner.json:5:3: error: item 1 of \"vectors\" must be a case of a known kind, "
          + "not something else"
      ),
    ])
  func unreadable(command: String, path: String, status: Int32, said: String) throws {
    let run = try run(command, path)
    #expect(run.status.rawValue == status)
    #expect(run.errors == said)
  }

  @Test("a folder of cases that pass; other files are left alone")
  func rightCases() throws {
    let run = try run("vectors", "right")
    #expect(run.status == .passed)
    #expect(
      run.output == """
          file        kind     pass
          ──────────  ─────  ──────
          owner.json  owner  6 of 6

          All cases pass.
        """)
  }

  @Test("a case that differs is named with what differs")
  func otherCases() throws {
    let run = try run("vectors", "vectors")
    #expect(run.status == .notYet)
    #expect(
      run.output == """
          file        kind         pass
          ──────────  ───────  ────────
          forms.json  Masonry  28 of 29
          owner.json  owner      6 of 6

          forms.json mf-size: what is stated is [v.width = 50.0 @1000.0, v.height =
              100.0 @1000.0], not [v.width = 50.0 @1000.0, v.height = 3.0 @1000.0]

          1 case differs; 0 files can't be run.
        """)
  }

  @Test("without a course everything but the words of equation errors is compared")
  func withoutCourse() throws {
    var learner = try ReferenceFolder.learner()
    learner.courseFolder = learner.folder + "/nowhere"
    let run = learner.run("dev", "vectors", "right")
    #expect(run.status == .passed)
    #expect(
      run.output.contains("Without a course the words of equation errors are not compared."))
  }
}
