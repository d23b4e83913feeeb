import ClassGrading
import Course
import Terminal

/// What `lessons grade` says at the end.
struct GradeResult {
  let outcome: ClassJob.Outcome
  let facts: ClassFacts
  let folder: ClassFolder
  let files: GradeFiles
  let options: GradeOptions
  let surroundings: Surroundings

  private var strings: StringsCatalogue { facts.strings }

  private func text(_ sentence: Sentence) -> String {
    strings.text(sentence)
  }

  /// Everything, for programs.
  var report: Outcome {
    var report = GradeReport(
      course: facts.course, name: facts.name, report: surroundings.shortened(options.out),
      files: files.files.classFiles.map(\.path), isComplete: true, notices: notices)
    switch outcome {
    case .graded(let overview, _):
      report.add(overview)
      report.notices = overview.totals.sentences(strings) + report.notices
    case .stopped(let progress):
      report.isComplete = false
      report.done = progress.done
      report.all = progress.all
    }
    return Outcome(report, of: "grade", status: status)
  }

  /// Everything, for people.
  var page: Outcome {
    var page = Page(columns: surroundings.settings.columns)
    var errors = Page(columns: surroundings.settings.columns)
    switch outcome {
    case .graded(let overview, _): add(overview, to: &page)
    case .stopped(let progress):
      errors.paragraph(
        StyledText(
          text(
            .says("grade.stopped", ["done": progress.done, "all": progress.all]))),
        indent: 0)
    }
    for notice in notices { errors.paragraph(StyledText(notice), indent: 0) }
    return Outcome(output: page.lines, errors: errors.lines, status: status)
  }

  /// What the teacher should know about the class and its files.
  private var notices: [String] {
    var notices = folder.notices.map(strings.text) + files.notices
    if case .graded(_, let more) = outcome { notices += more }
    if let file = options.overridesFile {
      notices.append(
        text(
          .says(
            "overrides.applied",
            ["file": .text(file), "count": .count(facts.overrides.count)])))
    }
    return notices
  }

  private var status: ExitStatus {
    switch outcome {
    case .graded(let overview, _): overview.blanks[.ourMistake] == nil ? .passed : .error
    case .stopped: .notYet
    }
  }

  /// The class's first screen: the totals, who needs attention, and the frequent mistakes.
  private func add(_ overview: ClassOverview, to page: inout Page) {
    func add(_ sentence: Sentence) { page.paragraph(strings.styled(sentence)) }
    add(
      .says(
        "grade.counts",
        [
          "learners": overview.learners, "answers": overview.answers,
          "passed": overview.passed, "notYet": overview.notYet,
        ]))
    if overview.complete > 0 { add(.says("grade.complete", ["count": overview.complete])) }
    if !overview.blanks.isEmpty { add(blanks(overview)) }
    addNeeds(overview, to: &page)
    addMistakes(overview, to: &page)
    page.gap()
    for words in overview.totals.sentences(strings) { page.paragraph(StyledText(words)) }
    add(CommandSentence.report(in: surroundings.shortened(options.out)))
  }

  /// The longest lists of learners and of mistakes.
  static let mostListed = (learners: 12, mistakes: 5)

  private func addNeeds(_ overview: ClassOverview, to page: inout Page) {
    guard overview.needs > 0 else { return }
    page.gap()
    page.paragraph(StyledText(text(GradeSentence.attention), .heading))
    let shown = overview.attention.prefix(Self.mostListed.learners)
    for need in shown {
      let causes = need.sentences(facts).map(text).joined(separator: "; ")
      page.paragraph(
        StyledText(
          text(GradeSentence.need(need.learner.name, causes))),
        indent: 4, hanging: 6)
    }
    let rest = overview.needs - shown.count
    if rest > 0 {
      page.paragraph(StyledText(text(GradeSentence.more(rest)), .quiet))
    }
  }

  private func addMistakes(_ overview: ClassOverview, to page: inout Page) {
    let mistakes = overview.frequentMistakes.prefix(Self.mostListed.mistakes)
    guard !mistakes.isEmpty else { return }
    page.gap()
    page.paragraph(StyledText(text(.says("grade.mistakes")), .heading))
    for mistake in mistakes {
      let names = mistake.first.map(\.name).joined(separator: ", ")
      let rest = mistake.learners - mistake.first.count
      page.paragraph(
        StyledText(
          text(
            .says(
              "grade.mistake",
              [
                "mistake": .sentence(mistake.words), "count": .count(mistake.learners),
                "names": .text(rest > 0 ? "\(names), … (+\(rest))" : names),
              ]))),
        indent: 4, hanging: 6)
    }
  }

  private func blanks(_ overview: ClassOverview) -> Sentence {
    let reasons = Blank.Reason.allCases.compactMap { reason in
      overview.blanks[reason].map { "\(text(reason.words)) (\($0))" }
    }
    return .says(
      "grade.blanks",
      [
        "count": .count(overview.withoutGrade), "reasons": .text(reasons.joined(separator: ", ")),
      ])
  }
}

/// `lessons grade`: how far a class is graded; the results themselves are in the report's folder.
struct GradeReport: Report {
  /// Answers without a grade, for one reason.
  struct BlankCount: Encodable {
    let reason: String
    let count: Int
  }

  let course: String
  let name: String
  let report: String
  /// The files about the whole class, below that folder.
  let files: [String]
  /// Whether all is graded; not if somebody wanted to stop.
  var isComplete: Bool
  /// What the teacher should know about the class as a whole.
  var notices: [String]
  /// How many answers were done before stopping, and of how many.
  var done: Int?
  var all: Int?
  /// Left out, with all below, when the class isn't graded to its end.
  var learners: Int?
  var answers: Int?
  var passed: Int?
  var notYet: Int?
  var complete: Int?
  var blank: [BlankCount]?

  mutating func add(_ overview: ClassOverview) {
    (learners, answers, complete) = (overview.learners, overview.answers, overview.complete)
    (passed, notYet) = (overview.passed, overview.notYet)
    blank = Blank.Reason.allCases.compactMap { reason in
      overview.blanks[reason].map { BlankCount(reason: reason.rawValue, count: $0) }
    }
  }
}

/// The sentences that the results of one assignment and of several share.
enum GradeSentence: SentenceArea {
  static var attention: Sentence { says("grade.attention") }

  static func need(_ name: String, _ causes: String) -> Sentence {
    says("grade.need", ["name": name, "causes": causes])
  }

  static func more(_ count: Int) -> Sentence { says("grade.more", ["count": count]) }
}
