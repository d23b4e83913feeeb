import Authoring
import Course
import Grading
import Platform
import Terminal

/// `lessons dev check`: proves that the course fits together, and counts the proofs.
enum DevCheckCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    let root = session.courseFolder.path
    announce(session)
    let runner = session.runner(invocation)
    let seeds = try seeds(invocation)
    func proved(_ found: (course: Course, errors: [CourseError])) -> ProofReport {
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
        course.strings.text(.says("dev.course.failed", ["count": .count(errors.count)])), .bad)
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
      session.course.strings.text(.says("course.passedOver", ["folder": .text(folder)])))
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
