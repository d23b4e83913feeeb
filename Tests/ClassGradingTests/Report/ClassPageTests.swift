import Feedback
import ClassGrading
import Testing

@Suite("A class's page")
struct ClassPageTests {
  private typealias Sample = SampleClass

  private func page(_ results: [LearnerResult], _ facts: ClassFacts) -> String {
    var page = ClassPage(facts.strings)
    return page.whole(results, facts)
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
        [Sample.tooFarRight("a", mistake: "sign-kept"), Sample.blank("b", .missing, "No file.")]),
      Sample.result(
        Learner(key: "李雷"),
        [
          Sample.tooFarRight("a", mistake: "sign-kept"),
          Sample.blank("b", .damaged, "It is a link."),
        ]),
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
    #expect(
      html.contains(
        "<span dir=\"auto\">sign kept</span> <span class=\"count\" dir=\"auto\">2 learners</span>"))
    #expect(html.contains("href=\"learners/ana.html\""))
    #expect(html.contains("the variant of <a href=\"learners/bo.html\">"))
    #expect(parsed.count(of: "svg") == 1)
    #expect(parsed.count(of: "details") == 6)
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
      #expect(["col", "row", "rowgroup"].contains(attribute["scope"]))
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
    let first = page.whole(Self.results(), facts)
    #expect(page.whole(Self.results(), facts) == first)
    #expect(self.page(Self.results(), facts) == first)
  }

  @Test("reports answers that are alike, with the rule")
  func likeness() throws {
    let exercises = (0..<8).map { Sample.exercise("e\($0)") }
    let results = (0..<40).map { learner in
      Sample.result(
        Learner(key: "n\(learner)"),
        exercises.map { Sample.tooFarRight($0.id, form: "\(learner % 39) \($0.id)") })
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
    var graded = Sample.tooFarRight("a", mistake: name)
    (graded.summary, graded.subject) = (name, name)
    (graded.text, graded.otherVariant, graded.remarks) = (name, name, [name])
    graded.file = name
    // Two learners with the same two mistakes, so that every list names them.
    let results = ["1", "2"].map { place in
      Sample.result(
        Learner(key: name + place, name: name), [graded, graded], notices: [name])
    }
    let facts = try Sample.facts(
      [Sample.exercise("a"), Sample.exercise("b")], name: name, title: name)
    let html = page(results, facts)
    #expect(html.contains("Needs attention: 2 learners") && html.contains("2 learners</span>"))
    #expect(try !ParsedPage(html).names.contains("script"))
  }

  @Test("is complete without any learner")
  func empty() throws {
    let text = try ParsedPage(page([], Sample.facts([Sample.exercise("a")]))).text
    #expect(text.contains("There are no answers here."))
    #expect(text.contains("0 learners, 1 exercise"))
  }

  @Test("begins with the totals, who needs attention, and the frequent mistakes, then the learners")
  func firstScreen() throws {
    var starter = Sample.tooFarRight("a", mistake: "sign-kept")
    starter.untouched = .starter
    var empty = Sample.tooFarRight("b")
    empty.untouched = .empty
    let results = [
      Sample.result(Learner(key: "ana"), [Sample.passed("a"), Sample.passed("b")]),
      Sample.result(Learner(key: "bo"), [Sample.passed("a"), Sample.tooFarRight("b")]),
      Sample.result(
        Learner(key: "chidi"),
        [
          Sample.tooFarRight("a", mistake: "sign-kept"),
          Sample.tooFarRight("b", mistake: "sign-kept"),
        ]),
      Sample.result(Learner(key: "dana"), [starter, empty]),
      Sample.result(
        Learner(key: "emre"),
        [Sample.tooFarRight("a", mistake: "sign-kept"), Sample.blank("b", .missing, "No file.")]),
    ]
    let facts = try Sample.facts([Sample.exercise("a"), Sample.exercise("b")])
    let words = try ParsedPage(page(results, facts)).text
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let screen = """
      Class report: autumn 5 learners, 2 exercises passed 3 of 10 \
      not yet 6 of 10starter unchanged (1)empty file (1) no grade 1 of 10not handed in (1) \
      passed everything 1 of 5 \
      Needs attention: 3 learners \
      chidi not yet (every exercise) \
      dana starter unchanged (About a) empty file (About b) \
      emre not handed in (About b) \
      Frequent mistakes sign kept 2 learners About a, About bchidi, emre \
      Learners One row for each learner, one column for each exercise \
      LearnerPointsAbout a 2 of 5About b 1 of 5 \
      Needs attention: 3 learners \
      chidi0 of 2○ not yet sign kept○ not yet sign kept \
      dana0 of 2∅ starter unchanged∅ empty file \
      emre–○ not yet sign kept– not handed in \
      One of the learner's answers doesn't pass yet: 1 learner \
      bo1 of 2✓ passed○ not yet an item in the wrong place: Blue.trailing \
      Passed everything: 1 learner \
      ana2 of 2✓ passed✓ passed
      """
    #expect(words.contains(screen), "\(words.prefix(1200))")
  }

  @Test("has the title that the teacher chose, here and on the learners' pages")
  func title() throws {
    let facts = try Sample.facts([Sample.exercise("a")], title: "Autumn <1>")
    let result = Sample.result(Learner(key: "ana"), [Sample.passed("a")])
    let html = page([result], facts)
    #expect(html.contains("<h1><bdi dir=\"auto\">Autumn &lt;1&gt;</bdi></h1>"))
    #expect(html.contains("<title>\u{2068}Autumn &lt;1&gt;\u{2069}</title>"))
    let own = try #require(LearnerPage(facts.strings).text(for: result, facts))
    #expect(own.contains("<bdi dir=\"auto\">Autumn &lt;1&gt;</bdi>"))
    #expect(!own.contains("autumn"))
  }

  @Test("shows the faulty line with its neighbours, and folds the whole answer")
  func quote() throws {
    var answer = Sample.tooFarRight("a", mistake: "sign-kept")
    answer.text = "// one\nBlue.width = 3\nBlue.top = Red.top + <8>\nRed.top = 3\n// five\n"
    answer.feedback?.excerpt = .init(
      line: 3, text: "Blue.top = Red.top + <8>", columns: 22..<25, more: [])
    let html = page(
      [Sample.result(Learner(key: "ana"), [answer])], try Sample.facts([Sample.exercise("a")]))
    let around = """
      <pre class="lines" dir="ltr" style="counter-reset:line 1"><code>\
      <span><bdi>Blue.width = 3
      </bdi></span><span class="faulty"><bdi>Blue.top = Red.top + <mark>&lt;8&gt;</mark>
      </bdi></span><span><bdi>Red.top = 3
      </bdi></span></code></pre>
      <details><summary>Whole answer, 5 lines</summary>

      """
    #expect(html.contains(around), "\(html)")
  }

  @Test("names namesakes with what tells them apart")
  func namesakes() throws {
    let roster = try Roster.read(
      "Name,ID number,Email address\nAna López,1,a@b.org\nana  lópez,,c@b.org\nBo,3,d@b.org\n",
      path: "roster.csv")
    #expect(
      roster.learners.map(\.shownName) == ["Ana López (1)", "ana  lópez (c@b.org)", "Bo"])
    let facts = try Sample.facts([Sample.exercise("a")])
    let results = roster.learners.map {
      Sample.result($0, [Sample.blank("a", .missing, "No file.")])
    }
    let text = try ParsedPage(page(results, facts)).text
    for words in [
      "have no grade: Ana López (1), ana  lópez (c@b.org), Bo.", "Ana López (1) not handed in",
    ] {
      #expect(text.contains(words), "\(text)")
    }
    let own = try #require(LearnerPage(facts.strings).text(for: results[0], facts))
    #expect(try ParsedPage(own).text.contains("Report: Ana López (1)"))
  }
}
