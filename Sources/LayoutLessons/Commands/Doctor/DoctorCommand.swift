/// `lessons doctor`: what answers in Swift need, whether it is here, and what to do about it.
enum DoctorCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let findings = DoctorExamination(
      invocation: invocation, surroundings: surroundings, builds: invocation.isSet("build")
    ).findings()
    let isWell = findings.allSatisfy(\.isGood)
    let status: ExitStatus = isWell ? .passed : .notYet
    if invocation.isSet("json") {
      return Outcome(DoctorReport(findings: findings), of: "doctor", status: status)
    }
    var page = Page(columns: surroundings.settings.columns)
    let width = findings.map(\.subject.count).max() ?? 0
    for finding in findings { add(finding, width: width, to: &page) }
    page.gap()
    page.paragraph(conclusion(findings))
    return Outcome(output: page.lines, status: status)
  }

  private static func conclusion(_ findings: [DoctorFinding]) -> StyledText {
    if findings.allSatisfy(\.isGood) {
      return StyledText("Answers in Swift can be compiled and run here.", .good)
    }
    guard findings.contains(where: { $0.subject == "course" && $0.isGood }) else {
      return StyledText("Without a course there is nothing to check.", .bad)
    }
    return StyledText("Answers in Swift can't be run here yet; equations can.", .bad)
  }

  /// Adds a finding beside its subject, or below it where a path would be broken.
  private static func add(_ finding: DoctorFinding, width: Int, to page: inout Page) {
    let subject = StyledText(finding.subject, finding.isGood ? .strong : .bad)
    let words = StyledText(finding.words)
    if words.widestWordInColumns + width + 4 > page.columns {
      page.paragraph(subject)
      for line in words.wrapped(to: max(page.columns - 4, words.widestWordInColumns)) {
        page.add([StyledText("    ") + line])
      }
    } else {
      let padding = String(repeating: " ", count: width - finding.subject.count + 2)
      page.paragraph(subject + StyledText(padding) + words, hanging: width + 4)
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
