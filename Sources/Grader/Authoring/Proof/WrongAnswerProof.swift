import Course
import Grading
import LayoutEngine

/// Proves that a wrong answer gets exactly its verdict and its words.
struct WrongAnswerProof {
  private let wrong: WrongAnswer
  private let findings: Findings

  /// Takes a wrong answer, and what follows from it.
  init(_ wrong: WrongAnswer, _ findings: Findings) {
    self.wrong = wrong
    self.findings = findings
  }

  func run(_ report: inout ProofReport) {
    guard let failure = findings.verdict.failure else {
      report.add(error(.says("check.wrong.passes")))
      return
    }
    let summary = failure.summary(in: findings.scene)
    guard summary == wrong.verdict.summary else {
      report.add(
        error(
          .says(
            "check.wrong.verdict",
            ["verdict": .text(summary), "claimed": .text(wrong.verdict.summary)])))
      return
    }
    if [wrong.seen, wrong.meaning, wrong.next ?? ""].contains(where: Self.namesLine) {
      report.add(error(.says("check.wrong.line", ["form": .text("{line 8}")])))
      return
    }
    let mistake = findings.explanation?.mistake?.name
    guard mistake == wrong.mistake else {
      report.add(
        error(
          mistake.map {
            .says("check.wrong.others", ["mistake": .text($0), "reason": .sentence(obstacle)])
          } ?? .says("check.wrong.none", ["reason": .sentence(obstacle)])))
      return
    }
    report.count(.wrongAnswers)
  }

  /// Why the answer isn't recognised as itself.
  private var obstacle: Sentence {
    switch findings.obstacle(to: wrong) {
    case .program, nil: .says("check.wrong.why.program")
    case .unsaid(let words): .says("check.wrong.why.unsaid", ["words": .text(words)])
    case .nothingNamed: .says("check.wrong.why.nothing")
    case .unstated(let text): .says("check.wrong.why.unstated", ["statement": .text(text)])
    case .stated(let text): .says("check.wrong.why.stated", ["statement": .text(text)])
    case .line(let line): .says("check.wrong.why.line", ["line": .count(line)])
    case .unnamed(let text): .says("check.wrong.why.unnamed", ["statement": .text(text)])
    case .missing(let text): .says("check.wrong.why.missing", ["statement": .text(text)])
    case .valueless(let name): .says("check.wrong.why.value", ["name": .text(name)])
    case .other(let path): .says("check.wrong.why.other", ["file": .text(path)])
    }
  }

  private func error(_ sentence: Sentence) -> CourseError {
    CourseError(wrong.answer.path, at: SourcePlace(line: 1, column: 1), sentence)
  }

  /// Whether words give a line's number literally.
  private static func namesLine(_ words: String) -> Bool {
    let words = words.split(whereSeparator: { $0 == " " || $0 == "," })
    return zip(words, words.dropFirst()).contains { word, next in
      ["line", "Line", "lines", "Lines"].contains(word) && next.first?.isNumber == true
    }
  }
}
