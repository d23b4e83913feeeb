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
    for finding in findings {
      let padding = String(repeating: " ", count: width - finding.subject.count + 2)
      page.paragraph(
        "\(finding.subject, finding.isGood ? .strong : .bad)\(padding)\(finding.words)",
        hanging: width + 4)
      if let advice = finding.advice {
        page.paragraph(StyledText(advice, .quiet), indent: width + 4)
      }
    }
    page.gap()
    page.paragraph(
      isWell
        ? StyledText("Answers in Swift can be compiled and run here.", .good)
        : StyledText("Answers in Swift can't be run here yet; equations can.", .bad))
    return Outcome(output: page.lines, status: status)
  }
}

/// `lessons doctor`: what was found.
struct DoctorReport: Report {
  let findings: [DoctorFinding]
}
