import ClassGrading
import Course
import Platform
import Terminal

/// `lessons grade --merge` without submissions: one report about several assignments.
enum MergeCommand {
  /// The options of a class's grading, which mean nothing here.
  private static let others = [
    "roster", "id", "exercises", "policy", "overrides", "blanks", "seed", "export", "worksheet",
    "jobs",
    "learner", "shard", "trust",
  ]

  /// Larger results can't be those of a class.
  private static let longestResults = 1 << 30

  static func run(
    _ list: String, _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    if let option = others.first(where: invocation.isSet) {
      throw .usage(.says("usage.mergeOption", ["option": "--\(option)"]))
    }
    let found = try CourseFinder.folder(for: invocation, surroundings)
    let course = try found.course(reading: .named([]), surroundings)
    let folders = list.split(separator: ",").map(String.init)
    var assignments: [Assignment] = []
    for folder in folders { assignments.append(try assignment(folder, surroundings)) }
    let term: Term
    do { term = try Term(assignments, from: folders) } catch {
      switch error {
      case .sameExercise(let exercise, let first, let second):
        throw .usage(
          .says(
            "usage.mergeSame",
            [
              "exercise": exercise, "first": folders[first],
              "second": folders[second],
            ]))
      }
    }
    let out = GradeOptions.normal(surroundings.absolute(invocation.value(of: "out") ?? "report"))
    try checkOut(out, besides: folders, for: nil, surroundings)
    let report = TermReport(
      term, title: invocation.value(of: "title"), strings: course.strings,
      program: "lessons \(ProgramVersion.current)", style: found.pageStyle(surroundings))
    let notices: [String]
    do throws(JournalError) { notices = try report.write(into: try ReportFolder(out)) } catch {
      throw CommandError(error, surroundings)
    }
    return outcome(
      term, out: surroundings.shortened(out), notices, invocation, surroundings, course)
  }

  /// Refuses to write a report over one of its parts, or over a report about another class.
  ///
  /// - Parameters:
  ///   - out: The folder for the report, as an absolute path.
  ///   - folders: The folders of the parts, as they were typed.
  ///   - subject: What the report is about; `nil` if it is about several assignments.
  ///   - surroundings: Where the folders are typed.
  /// - Throws: ``CommandError/usage(_:)``.
  static func checkOut(
    _ out: String, besides folders: [String], for subject: ReportSubject?,
    _ surroundings: Surroundings
  ) throws(CommandError) {
    let shown = Sentence.Value.text(surroundings.shortened(out))
    for folder in folders {
      guard let part = FileFacts(surroundings.absolute(folder)), let place = FileFacts(out),
        part.isSameFile(as: place)
      else { continue }
      throw .usage(.says("usage.mergeIntoPart", ["folder": shown]))
    }
    guard let other = ReportFolder.subject(of: out), other != subject else { return }
    throw .usage(.says("usage.reportOther", ["folder": shown, "name": .text(other.name)]))
  }

  private static func assignment(
    _ folder: String, _ surroundings: Surroundings
  ) throws(CommandError) -> Assignment {
    let file = "\(folder)/results.json"
    let text: String
    do {
      text = try TextFile.readKeepingMark(surroundings.absolute(file), limit: longestResults)
    } catch { throw .file(error.named(file)) }
    if let assignment = Assignment(text) { return assignment }
    throw .usage(.says("usage.mergeForeign", ["file": file]))
  }

  private static func outcome(
    _ term: Term, out: String, _ notices: [String], _ invocation: Invocation,
    _ surroundings: Surroundings, _ course: Course
  ) -> Outcome {
    let strings = course.strings
    if invocation.isSet("json") {
      var report = GradeReport(
        course: course.title, name: term.names.joined(separator: ", "), report: out,
        files: ["index.html", "results.csv"], isComplete: true,
        notices: notices)
      report.learners = term.learners
      return Outcome(report, of: "grade", status: .passed)
    }
    var page = Page(columns: surroundings.settings.columns)
    var errors = Page(columns: surroundings.settings.columns)
    page.paragraph(
      StyledText(
        strings.text(
          .says(
            "merge.counts",
            [
              "assignments": term.assignments.count, "learners": term.learners,
              "rising": term.count(.rising), "steady": term.count(.steady),
              "falling": term.count(.falling),
            ]))))
    addAttention(term, to: &page, strings)
    page.paragraph(strings.styled(CommandSentence.report(in: out)))
    for notice in notices { errors.paragraph(StyledText(notice), indent: 0) }
    return Outcome(output: page.lines, errors: errors.lines, status: .passed)
  }

  private static func addAttention(_ term: Term, to page: inout Page, _ strings: StringsCatalogue) {
    let needs = term.attention
    guard !needs.isEmpty else { return }
    page.gap()
    page.paragraph(StyledText(strings.text(GradeSentence.attention), .heading))
    for (name, need) in needs.prefix(GradeResult.mostListed.learners) {
      page.paragraph(
        StyledText(strings.text(GradeSentence.need(name, strings.text(need.sentence)))), indent: 4,
        hanging: 6)
    }
    let rest = needs.count - GradeResult.mostListed.learners
    if rest > 0 { page.paragraph(StyledText(strings.text(GradeSentence.more(rest)), .quiet)) }
    page.gap()
  }
}
