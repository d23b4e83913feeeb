import ClassGrading
import Testing

@Suite("A class's page")
struct ClassPageTests {
  private typealias Sample = ReportedClass

  private func page(_ results: [LearnerResult], _ facts: ClassFacts) -> String {
    var page = ClassPage(facts.strings)
    var text = page.beginning(facts)
    for result in results { text += page.text(for: result, facts) }
    return text + page.end(facts)
  }

  private static func results() -> [LearnerResult] {
    var other = Sample.passed("b")
    other.otherVariant = "bo"
    return [
      Sample.result(
        Learner(key: "ana", name: "Ana"), [Sample.passed("a"), other],
        notices: ["The roster has two rows for Ana."]),
      Sample.result(
        Learner(key: "bo", name: "Bo", isListed: false),
        [Sample.misplaced("a", mistake: "sign-kept"), Sample.blank("b", .missing, "No file.")]),
      Sample.result(
        Learner(key: "李雷"),
        [Sample.misplaced("a", mistake: "sign-kept"), Sample.blank("b", .damaged, "It is a link.")]),
    ]
  }

  @Test("says who passed, and which mistakes there are, with numbers, examples and a drawing")
  func whole() throws {
    let facts = try Sample.facts([Sample.exercise("a"), Sample.exercise("b")])
    let html = page(Self.results(), facts)
    let parsed = try ParsedPage(html)
    for words in [
      "Class report: autumn", "3 learners, 2 exercises", "not on the roster",
      "The roster has two rows for Ana.", "Passed: 1. Not yet: 2. Without a grade: 0.",
      "sign kept", "It is a link.", "not handed in", "Blue.trailing = Red.leading + 8",
      "misplaced Blue.trailing 232 not 216, window 320x72",
      "Ana, About b: the answer passes in the variant of Bo.", "Turn <three> lines around & about.",
    ] {
      #expect(parsed.text.contains(words), "\(words)")
    }
    #expect(html.contains("<tr><th scope=\"row\" dir=\"auto\">sign kept</th><td>2</td><td>1</td>"))
    #expect(html.contains("href=\"learners/ana.html\""))
    #expect(html.contains("the variant of <a href=\"learners/bo.html\">"))
    #expect(parsed.count(of: "svg") == 1)
    #expect(parsed.count(of: "table") == parsed.count(of: "caption"))
  }

  @Test("loads no other file, and declares its language")
  func alone() throws {
    let facts = try Sample.facts([Sample.exercise("a"), Sample.exercise("b")])
    let parsed = try ParsedPage(page(Self.results(), facts))
    #expect(parsed.attributes.first?["lang"] == "en")
    for name in ["script", "link", "img", "iframe", "object"] {
      #expect(parsed.count(of: name) == 0)
    }
    for attributes in parsed.attributes {
      #expect(attributes["src"] == nil)
      let target = attributes["href"] ?? "#"
      #expect(target.hasPrefix("#") || target.hasPrefix("learners/"))
    }
    for attribute in parsed.attributes where attribute["scope"] != nil {
      #expect(["col", "row"].contains(attribute["scope"]))
    }
  }

  @Test("links to its own sections, whose names are unique")
  func anchors() throws {
    let facts = try Sample.facts([Sample.exercise("a"), Sample.exercise("b")])
    let parsed = try ParsedPage(page(Self.results(), facts))
    let ids = parsed.attributes.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    for target in parsed.attributes.compactMap({ $0["href"] }) where target.hasPrefix("#") {
      #expect(ids.contains(String(target.dropFirst())))
    }
  }

  @Test("has the same bytes for the same class, and keeps nothing of the class before")
  func deterministic() throws {
    let facts = try Sample.facts([Sample.exercise("a"), Sample.exercise("b")])
    var page = ClassPage(facts.strings)
    func text() -> String {
      var text = page.beginning(facts)
      for result in Self.results() { text += page.text(for: result, facts) }
      return text + page.end(facts)
    }
    let first = text()
    #expect(text() == first)
    #expect(self.page(Self.results(), facts) == first)
  }

  @Test("reports answers that are alike, with the rule")
  func likeness() throws {
    let exercises = (0..<8).map { Sample.exercise("e\($0)") }
    let results = (0..<40).map { learner in
      Sample.result(
        Learner(key: "n\(learner)"),
        exercises.map { Sample.misplaced($0.id, form: "\(learner % 39) \($0.id)") })
    }
    let text = try ParsedPage(page(results, Sample.facts(exercises))).text
    #expect(text.contains("n0 and n39"))
    #expect(text.contains("About e3: the same words and symbols, as in 2 of 40 answers"))
    #expect(
      text.contains(
        "at most 5 % of all answers; up to 2 answers always count as few, and more than 12 never do"
      ))
    for word in ["cheat", "copied", "plagia", "suspect"] {
      #expect(!text.lowercased().contains(word))
    }
  }

  @Test("is well formed with any names", arguments: LearnerPageTests.hostileNames)
  func hostile(name: String) throws {
    var graded = Sample.misplaced("a", mistake: name)
    (graded.summary, graded.subject) = (name, name)
    (graded.text, graded.otherVariant, graded.remarks) = (name, name, [name])
    let learner = Learner(key: name, name: name)
    let facts = try Sample.facts([Sample.exercise("a")], name: name)
    let parsed = try ParsedPage(
      page([Sample.result(learner, [graded], notices: [name])], facts))
    #expect(!parsed.names.contains("script"))
  }

  @Test("is complete without any learner")
  func empty() throws {
    let text = try ParsedPage(page([], Sample.facts([Sample.exercise("a")]))).text
    #expect(text.contains("There are no answers here."))
    #expect(text.contains("0 learners, 1 exercise"))
  }
}
