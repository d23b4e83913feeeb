import Course
import Terminal

/// `lessons doctor`: what answers in Swift need, whether it is here, and what to do about it.
enum DoctorCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    guard let strings = CourseFinder.strings(for: invocation, surroundings) else {
      return Outcome(errors: [StyledText(WithoutStrings.words)], status: .notYet)
    }
    let findings = DoctorExamination(
      invocation: invocation, surroundings: surroundings, strings: strings,
      builds: invocation.isSet("build")
    ).findings()
    let isWell = findings.allSatisfy(\.isGood)
    let status: ExitStatus = isWell ? .passed : .notYet
    if invocation.isSet("json") {
      return Outcome(DoctorReport(findings: findings), of: "doctor", status: status)
    }
    var page = Page(columns: surroundings.settings.columns)
    let titles = findings.map { strings.text($0.subject.title) }
    let width = titles.map(\.widthInColumns).max() ?? 0
    for (title, finding) in zip(titles, findings) {
      add(finding, titled: title, width: width, to: &page)
    }
    page.gap()
    let (conclusion, style) = conclusion(findings)
    page.paragraph(StyledText(strings.text(conclusion), style))
    return Outcome(output: page.lines, status: status)
  }

  private static func conclusion(_ findings: [DoctorFinding]) -> (Sentence, StyledText.Meaning) {
    if findings.allSatisfy(\.isGood) { return (.says("doctor.conclusion.good"), .good) }
    guard findings.contains(where: { $0.subject == .course && $0.isGood }) else {
      return (.says("doctor.conclusion.noCourse"), .bad)
    }
    return (.says("doctor.conclusion.bad"), .bad)
  }

  /// Adds a finding beside its subject, or below it where a path would be broken.
  private static func add(
    _ finding: DoctorFinding, titled title: String, width: Int, to page: inout Page
  ) {
    let subject = StyledText(title, finding.isGood ? .strong : .bad)
    let words = StyledText(finding.words)
    if words.widestWordInColumns + width + 4 > page.columns {
      page.paragraph(subject)
      for line in words.wrapped(to: max(page.columns - 4, words.widestWordInColumns)) {
        page.add([StyledText("    ") + line])
      }
    } else {
      page.paragraph(subject + StyledText(title.spaces(to: width + 2)) + words, hanging: width + 4)
    }
    if let advice = finding.advice {
      page.paragraph(StyledText(advice, .quiet), indent: width + 4)
    }
  }
}

/// `lessons doctor`: what was found.
struct DoctorReport: Report {
  let findings: [DoctorFinding]
}
