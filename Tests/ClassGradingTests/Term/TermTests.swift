import ClassGrading
import Course
import Grading
import TestRunners
import Testing

@Suite("Several assignments in one report")
struct TermTests {
  /// A report of one exercise, as `results.json` has it.
  private static func assignment(
    _ exercise: String, _ answers: [(learner: Learner, answer: GradedAnswer)]
  ) throws -> Assignment {
    let facts = try SampleClass.facts(
      [SampleClass.exercise(exercise)], name: "class \(exercise)")
    var file = ClassJSON()
    let results = answers.map { SampleClass.result($0.learner, [$0.answer]) }
    return try #require(Assignment(file.whole(results, facts)))
  }

  /// The page of a learner, and the notices of the report.
  private static func written(_ term: Term) throws -> (pages: [String: String], notices: [String]) {
    let place = try ClassOnDisk()
    let report = TermReport(
      term, title: "Autumn <1>", strings: try TestCourse.load().strings, program: "lessons 0")
    let notices = try report.write(into: try ReportFolder(place.report))
    let pages = try place.written().filter { $0.key.hasSuffix(".html") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
    return (pages, notices)
  }

  private static let ana = Learner(key: "ana", name: "Ana")

  private static func term(_ answers: [GradedAnswer]) throws -> Term {
    let assignments = try answers.enumerated().map { place, answer in
      try assignment("\(place)", [(ana, answer)])
    }
    return try Term(assignments, from: answers.map(\.exercise))
  }

  private static func answer(_ letter: Character) -> GradedAnswer {
    switch letter {
    case "p": SampleClass.passed("x")
    case "n": SampleClass.tooFarRight("x", mistake: "sign-kept")
    default: SampleClass.blank("x", .missing, "No file.")
    }
  }

  @Test(
    "the trend compares the last total with the average of those before it",
    arguments: [
      ("p", ""), ("pp", "The last share of the points equals the average of the shares before it."),
      (
        "np",
        "The last share of the points is 100 percentage points above the average of the shares before it."
      ),
      (
        "pnp",
        "The last share of the points is 50 percentage points above the average of the shares before it."
      ),
      (
        "ppn",
        "The last share of the points is 100 percentage points below the average of the shares before it."
      ),
      ("ppb", "The last share of the points equals the average of the shares before it."),
      ("pbb", ""),
    ])
  func trend(letters: String, sentence: String) throws {
    let term = try Self.term(letters.map(Self.answer))
    let text = try ParsedPage(try #require(Self.written(term).pages["learners/ana.html"])).text
    #expect(
      sentence.isEmpty ? !text.contains("The last result") : text.contains(sentence), "\(text)")
  }

  @Test("a mistake that comes again is named with its assignments")
  func repeated() throws {
    let term = try Self.term("npn".map(Self.answer))
    let text = try ParsedPage(try #require(Self.written(term).pages["learners/ana.html"])).text
    #expect(text.contains("Mistakes in several assignments"))
    #expect(text.contains("sign kept: class 0, class 2"), "\(text)")
    let once = try Self.term("npp".map(Self.answer))
    let other = try ParsedPage(try #require(Self.written(once).pages["learners/ana.html"])).text
    #expect(!other.contains("Mistakes in several assignments"))
  }

  @Test("learners with different ids and the same name are named, unless they are two")
  func namesakes() throws {
    let (first, second) = (Learner(key: "7", name: "Bo Li"), Learner(key: "bo", name: "bo li"))
    let passed = SampleClass.passed("x")
    let apart = [
      try Self.assignment("0", [(first, passed)]), try Self.assignment("1", [(second, passed)]),
    ]
    #expect(
      try Self.written(Term(apart, from: ["a", "b"])).notices == [
        "These names have different ids in different reports, so each id counts as a different learner: Bo Li. If a name belongs to only one learner, use the same id in every roster, then grade and merge again."
      ])
    let together = [try Self.assignment("0", [(first, passed), (second, passed)])]
    #expect(try Self.written(Term(together, from: ["a"])).notices.isEmpty)
  }

  @Test("hostile names stay text", arguments: SampleClass.hostileNames)
  func hostile(name: String) throws {
    let learner = Learner(key: name, name: name)
    let term = try Term(
      [Self.assignment("0", [(learner, Self.answer("n"))])], from: [name])
    let pages = try Self.written(term).pages
    #expect(pages.count == 2)
    for page in pages.values {
      let parsed = try ParsedPage(page)
      #expect(!page.contains("<script") && !parsed.text.isEmpty)
    }
  }

  @Test("results of another version, or none, aren't read")
  func foreign() {
    #expect(Assignment("{}") == nil && Assignment("") == nil)
    #expect(Assignment("{\"schema\":\"lessons/class/v1\",\"learners\":[]}") == nil)
  }
}
