import Authoring
import Course
import Grading
import LayoutEngine
import Platform
import Terminal

/// `lessons dev check`: proves that the course fits together, and counts the proofs.
enum DevCheckCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation, home: .none)
    let root = session.courseFolder.path
    announce(session)
    let runner = session.runner(invocation)
    let seeds = try seeds(invocation)
    func proved(_ found: (course: Course, errors: [CourseError])) -> ProofTally {
      CourseProof(
        found.course, unread: found.errors, root: root, running: runner, seeds: seeds,
        jobs: surroundings.processors
      ) { session.rows(of: $0, $1) }.report()
    }
    func readable() throws(CommandError) -> (course: Course, errors: [CourseError]) {
      let loader = session.courseFolder.loader(surroundings, reading: .all)
      do { return try loader.loadReadable() } catch {
        throw session.courseFolder.failure(error, surroundings)
      }
    }
    var found = try readable()
    var report = proved(found)
    if invocation.isSet("redraw"), !report.redrawn.isEmpty {
      for file in report.redrawn {
        let path: String
        do { path = try InnerPath.path(of: file.path, in: root) } catch { throw .file(error) }
        try LearnerFiles.write(file.text, to: path)
      }
      found = try readable()
      report = proved(found)
    }
    let course = found.course
    let mutants = invocation.isSet("mutants") ? MutantProof(course).report() : nil
    let mistakes = report.errors + (mutants?.errors ?? [])
    if invocation.isSet("json") {
      return Outcome(
        DevCheckReport(
          report, mutants, in: surroundings.shortened(root), course.strings),
        of: "dev check",
        status: mistakes.isEmpty ? .passed : .course)
    }
    var page = session.page
    for count in report.counts {
      page.paragraph(
        "\(String(count.number), .strong) \(course.strings.text(count.sentence))",
        hanging: 6)
    }
    if let mutants { MutantPage.add(mutants, to: &page, course.strings) }
    let place = surroundings.shortened(root)
    let errors = mistakes.map {
      StyledText(
        CourseError("\(place)/\($0.path)", at: $0.place, $0.sentence).text(in: course.strings))
    }
    page.gap()
    let verdict: StyledText =
      errors.isEmpty
      ? StyledText(course.strings.text(.says("dev.course.passed")), .good)
      : StyledText(
        course.strings.text(.says("dev.course.failed", ["count": errors.count])), .bad)
    page.paragraph(verdict)
    return Outcome(
      output: page.lines, errors: errors, status: errors.isEmpty ? .passed : .course)
  }

  /// Says that a course here isn't the one that is proved.
  private static func announce(_ session: Session) {
    let surroundings = session.surroundings
    guard let other = CourseFinder.passedOver(for: session.courseFolder, surroundings) else {
      return
    }
    let folder = surroundings.shortened(other.path).quotedForShell
    surroundings.announce(
      session.course.strings.text(.says("course.passedOver", ["folder": folder])))
  }

  /// The most variants that can be asked for.
  private static let mostSeeds = 10_000

  private static func seeds(_ invocation: Invocation) throws(CommandError) -> Int {
    guard let words = invocation.value(of: "seeds") else { return CourseProof.seeds }
    guard let seeds = Int(words), (1...mostSeeds).contains(seeds) else {
      throw .usage(.says("usage.seedsUnknown", ["most": .count(mostSeeds), "word": .text(words)]))
    }
    return seeds
  }
}

extension Session {
  /// The rows that `next` prints about an exercise at 80 columns, or `check` about findings on it.
  ///
  /// The longest pages are proved: with every file, and with the way to a hint.
  fileprivate func rows(of prepared: PreparedExercise, _ findings: Findings?) -> Int {
    var page = FittedPage(columns: 80)
    if let findings {
      FeedbackPage(Check(session: self, findings), record: Progress.Record(checks: 2)).add(
        to: &page)
    } else {
      let workspace = Workspace(path: surroundings.absolute(Workspace.folderName))
      ExercisePage(session: self, prepared: prepared).add(to: &page, workspace: workspace)
    }
    return page.lines(rows: FittedPage.rows).count
  }
}

/// `lessons dev check`: what was proved, and what has to be mended.
struct DevCheckReport: Report {
  struct Count: Encodable {
    /// What was proved; the same in every version.
    let id: String
    let number: Int
    /// The rest of the sentence that begins with the number.
    let words: String
  }

  struct Mistake: Encodable {
    let file: String
    let line: Int?
    let column: Int?
    let words: String
  }

  /// What came of spoilt answers.
  struct Mutants: Encodable {
    /// How many spoilt answers of one kind came to one end.
    struct Count: Encodable {
      /// What was done to a right answer.
      let operation: String
      /// The diagnosis or verdict that it got; left out where it gives what is wanted.
      let outcome: String?
      let number: Int
    }

    let counts: [Count]
    let total: Int
    let passedWrongly: Int
    let harmless: Int
    let diagnosable: Int
    let named: Int
    let misnamed: Int

    init(_ report: MutantTally) {
      counts = report.counts.map {
        Count(operation: $0.operation.rawValue, outcome: $0.outcome, number: $0.number)
      }
      total = report.total
      passedWrongly = report.passedWrongly
      harmless = report.harmless
      diagnosable = report.diagnosable
      named = report.named
      misnamed = report.misnamed
    }
  }

  let counts: [Count]
  /// What has to be mended, in the order of the course.
  let mistakes: [Mistake]
  /// Left out unless they were asked for.
  let mutants: Mutants?

  /// Takes what was proved about the course in a folder.
  init(
    _ report: ProofTally, _ mutants: MutantTally?, in folder: String,
    _ strings: StringsCatalogue
  ) {
    self.mutants = mutants.map { Mutants($0) }
    counts = report.counts.map {
      Count(id: "\($0.kind)", number: $0.number, words: strings.text($0.sentence))
    }
    mistakes = (report.errors + (mutants?.errors ?? [])).map {
      Mistake(
        file: "\(folder)/\($0.path)", line: $0.place?.line, column: $0.place?.column,
        words: strings.text($0.sentence))
    }
  }
}

/// The result of grading mutants: the diagnosis that each operator got, and the totals.
enum MutantPage {
  static func add(_ report: MutantTally, to page: inout Page, _ strings: StringsCatalogue) {
    page.gap()
    // The column of operators and the longest diagnosis just fit into 40 columns.
    let table = TextTable(
      header: [
        Sentence.says("dev.mutants.operator"), .says("dev.mutants.diagnosis"),
        .says("dev.mutants.number"),
      ].map { StyledText(strings.text($0)) }, rows: rows(of: report, strings),
      alignments: [.leading, .leading, .trailing])
    page.add(table.lines(columns: page.columns - 2).map { "  " + $0 })
    page.gap()
    for figure in figures(of: report) {
      page.paragraph(StyledText(strings.text(figure)), hanging: 6)
    }
  }

  private static func rows(of report: MutantTally, _ strings: StringsCatalogue) -> [[StyledText]] {
    var previous: MutationOperator?
    return report.counts.map { count in
      let name = count.operation == previous ? "" : count.operation.rawValue
      previous = count.operation
      return [
        StyledText(name), StyledText(count.outcome ?? strings.text(.says("dev.mutants.wanted"))),
        StyledText(String(count.number)),
      ]
    }
  }

  private static func figures(of report: MutantTally) -> [Sentence] {
    var figures: [Sentence] = [
      .says("dev.mutants.passed", ["count": report.passedWrongly, "total": report.total]),
      .says("dev.mutants.harmless", ["count": report.harmless]),
    ]
    if report.diagnosable > 0 {
      figures += [
        .says(
          "dev.mutants.named",
          [
            "share": .text(percentage(report.named, of: report.diagnosable)),
            "count": .count(report.diagnosable),
          ]),
        .says(
          "dev.mutants.misnamed",
          ["share": percentage(report.misnamed, of: report.diagnosable)]),
      ]
    }
    return figures
  }

  private static func percentage(_ part: Int, of whole: Int) -> String {
    pointsText((Double(part) * 1000 / Double(whole)).rounded() / 10)
  }
}
