import ClassGrading
import Course
import Testing

/// A class of one learner who passed everything and, for each reason, one with a pass, a failure and a
/// blank of that reason; every export of it is read back.
@Suite("Answers without a grade in every export")
struct BlankTotalTests {
  private static let reasons = Blank.Reason.allCases
  private static let names = reasons.map(\.rawValue)
  private static let environment = [
    "CLASSROOM": "cs", "ASSIGNMENT": "hw1", "SUBMISSION_TAG": "submit/2026-06-01T14-32-05Z-a1b2c3d",
    "COMMIT_URL": "https://h/c", "RELEASE_URL": "https://h/r", "USERNAME": "ana",
  ]
  private static let kinds: [BlankRule: String] = [
    .omitTotal: "These learners get no total, because some of their exercises have no grade: ",
    .leaveOut: "The totals of these learners count only what was graded: ",
    .asZero: "The totals of these learners count 0 for exercises without a grade: ",
  ]

  private let facts: ClassFacts
  private let results: [LearnerResult]
  private let rule: BlankRule

  private init(_ rule: BlankRule) throws {
    var policy = GradingPolicy()
    policy.points = ["flip-around": 4]
    let facts = try SampleClass.facts(policy, blanks: rule)
    self.rule = rule
    self.facts = facts
    results =
      [
        SampleClass.result(
          Learner(key: "ana", email: "ana@uni.edu"), SampleClass.ids.map { SampleClass.passed($0) },
          facts)
      ]
      + Self.reasons.map { reason in
        SampleClass.result(
          Learner(key: reason.rawValue, email: "\(reason.rawValue)@uni.edu"),
          [
            SampleClass.passed("flip-around"), SampleClass.misplaced("mend-the-bar"),
            SampleClass.blank("photo-bar", reason),
          ], facts)
      }
  }

  init() throws { try self.init(.omitTotal) }

  /// Everybody's total with what it is out of, as a format that keeps both gives it.
  private static let totals: [BlankRule: String?] = [
    .omitTotal: nil, .leaveOut: "4/5", .asZero: "4/6",
  ]
  /// Everybody's total in a column for the whole class, which is out of 6.
  private static let columns: [BlankRule: String?] = [
    .omitTotal: nil, .leaveOut: "4.8", .asZero: "4",
  ]

  private func file(_ file: some ClassFile) -> (text: String, notices: [String]) {
    var file = file
    return (file.whole(results, facts), file.notices)
  }

  /// What an export has in place of a total that there isn't, and whether it has the maximum, too.
  private static let exports: [String: (none: String?, hasMost: Bool)] = [
    "gradescope": (nil, false), "classroom50": ("0/0", true), "junit": ("-/6", true),
    "canvas": (nil, false), "moodle": (nil, false), "markdown": ("–", false),
  ]

  @Test(
    "every export has the total, or says that there is none", arguments: BlankRule.allCases,
    Exports.names)
  func exports(rule: BlankRule, name: String) throws {
    let suite = try Self(rule)
    let export = try #require(Self.exports[name], "no test reads this export")
    let total = try #require((export.hasMost ? Self.totals : Self.columns)[rule]) ?? export.none
    var expected = ["ana": export.hasMost ? "6/6" : "6"]
    for name in Self.names { expected[name] = total }
    let files = try Exports.named(name, environment: Self.environment, strings: facts.strings)
    #expect(try suite.totals(in: files, of: name) == expected)
  }

  /// The learners' totals, as an export's files have them.
  private func totals(in files: ExportFiles, of name: String) throws -> [String: String] {
    let texts = files.classFiles.map { file($0).text }
    switch name {
    case "canvas":
      let rows = try ReadTable.cells(texts[0]).dropFirst(2)
      return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[5]) })
    case "moodle":
      let rows = try ReadTable.cells(texts[0]).dropFirst()
      return Dictionary(
        uniqueKeysWithValues: rows.map { (String($0[2].prefix { $0 != "@" }), $0[3]) })
    case "markdown":
      let rows = texts[0].split(separator: "\n\n")[1].split(separator: "\n").dropFirst(2)
      let cells = rows.map { $0.split(separator: " | ") }
      return Dictionary(
        uniqueKeysWithValues: cells.map { (String($0[0].dropFirst(2)), String($0[1])) })
    case "junit":
      let suites = texts[0].matches(
        of: /name="learner" value="(.*)"\/>\s*<property name="points" value="(.*)"/)
      return Dictionary(uniqueKeysWithValues: suites.map { (String($0.1), String($0.2)) })
    default:
      var totals: [String: String] = [:]
      for result in results {
        guard let text = files.learnerFiles[0].text(for: result, facts) else { continue }
        let json = try PlacedJSON.read(text)
        let numbers = ["score", "max-score"].compactMap { json[$0]?.number }
        totals[result.learner.key] = numbers.map { TableCell.number($0).spelling }.joined(
          separator: "/")
      }
      return totals
    }
  }

  @Test(
    "a column for each exercise: an empty cell, which is reported", arguments: BlankRule.allCases)
  func columns(rule: BlankRule) throws {
    let suite = try Self(rule)
    let (text, notices) = suite.file(CanvasCSV(.exercises))
    let blank = rule == .asZero ? "0" : ""
    #expect(
      try ReadTable.cells(text).dropFirst(3).map { $0.suffix(3) }
        == Self.names.map { _ in
          ["4", "0", blank]
        })
    let list = Self.names.map { "\($0) (Photo <row>)" }.joined(separator: ", ")
    #expect(notices.contains { $0.contains(": \(list). ") } == (rule != .asZero))
  }

  @Test("the worksheet: the row is unchanged", arguments: BlankRule.allCases)
  func worksheet(rule: BlankRule) throws {
    let suite = try Self(rule)
    let column = try #require(Self.columns[rule])
    let head = "Identifier,Full name,Email address,Grade,Maximum grade,Feedback comments\r\n"
    let sheet = (["ana"] + Self.names).map { "P,\($0),\($0)@uni.edu,old,6.00,\r\n" }.joined()
    let (text, notices) = suite.file(try MoodleWorksheet(head + sheet, path: "s.csv"))
    #expect(
      try ReadTable.cells(text).dropFirst().map(\.[3]) == ["6"]
        + Self.names.map { _ in column ?? "old" }
    )
    let list = Self.names.joined(separator: ", ")
    #expect(
      notices.contains(
        "These rows of the worksheet are unchanged because there is no total for them: \(list).")
        == (column == nil))
  }

  @Test("the page, the summary and the terminal name each of them", arguments: BlankRule.allCases)
  func pages(rule: BlankRule) throws {
    let suite = try Self(rule)
    let list = Self.names.joined(separator: ", ")
    let words = try #require(Self.kinds[rule]) + list + "."
    let page = try ParsedPage(suite.file(ClassPage(suite.facts.strings)).text).text
    #expect(page.contains(words), "\(page)")
    let own =
      try LearnerPage(suite.facts.strings).text(for: suite.results[1], suite.facts)
      .map { try ParsedPage($0).text } ?? ""
    let cell: [BlankRule: String] = [
      .omitTotal: "Points: no total, because some exercises have no grade",
      .leaveOut: "Points: 4 of 5 (counts only what was graded)",
      .asZero: "Points: 4 of 6 (counts 0 for exercises without a grade)",
    ]
    #expect(try own.contains(#require(cell[rule])), "\(own)")
    let summary = suite.file(ClassMarkdown()).text
    #expect(summary.contains("\n\(words)\n"), "\(summary)")
    #expect(summary.contains("\n| ana | 6 | 3 | 0 |\n"))
  }

  @Test("results.json: the total, the maximum and the blank", arguments: BlankRule.allCases)
  func results(rule: BlankRule) throws {
    let suite = try Self(rule)
    let total = try #require(Self.totals[rule])
    let json = try PlacedJSON.read(suite.file(ClassJSON()).text)
    #expect(json["policy"]?["blanks"]?.string == rule.rawValue)
    let learners = try #require(json["learners"]?.items).dropFirst()
    #expect(learners.map { $0["key"]?.string } == Self.names)
    for learner in learners {
      let points = learner["points"]?.number.map { "\(Int($0))" }
      let most = try Int(#require(learner["most"]?.number))
      #expect(points.map { "\($0)/\(most)" } == total)
      #expect(learner["answers"]?.items.last?["blank"] != nil)
    }
  }

  @Test("results.csv: points of single answers, and every blank with its learner and reason")
  func table() throws {
    let rows = try ReadTable.cells(file(ClassCSV()).text)
    let blanks = rows.filter { $0[10] == "blank" }
    #expect(blanks.map(\.[0]) == Self.names && blanks.map(\.[13]) == Self.names)
    #expect(blanks.allSatisfy { $0[11] == "" })
  }
}
