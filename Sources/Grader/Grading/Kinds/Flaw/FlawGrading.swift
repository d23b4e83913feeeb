import Course

/// Grades equations that should conflict or be ambiguous.
struct FlawGrading: KindGrading {
  let flaw: WantedFlaw

  func expectation(of exercise: Exercise) -> Expectation { Expectation(cases: exercise.cases) }

  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(FailureReason) {
    let grading = Grading(findings.prepared)
    let read = try grading.readLines(&findings, outcome)
    findings.solvedFirst = try grading.solutions(of: read, stoppingAtConflict: false)
    findings.evidence = try grading.check(flaw, findings.solvedFirst, read).map { .conflict($0) }
    try grading.checkForm(of: read)
  }

  func outcome(of findings: Findings, in exercise: Exercise, isReadAlike: Bool) -> [String]? {
    VariantPrint.read(findings, in: exercise, isReadAlike: isReadAlike).map { _ in [] }
  }
}
