import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What follows from an answer about a log, and what to compare; never the right answer.
  func logFeedback(
    _ question: LogQuestion, _ misprediction: Misprediction, _ finding: LogFinding?
  ) -> Feedback {
    switch (question.ask, misprediction.actual) {
    case (.part(let text, let line), .word(let word)):
      partFeedback(word, text, line, question.report, misprediction)
    case (.equation(let line), .equation(let equation)):
      equationFeedback(equation, line, question.report, misprediction)
    case (.maker(let line), .word(let word)):
      Feedback(
        seen: [seen(misprediction)],
        meaning: LogMaker(rawValue: word).map { [$0.mark] } ?? [],
        next: .says("log.maker.next", ["entry": line]))
    case (.set, .lines(let lines)): setFeedback(lines, question.report, misprediction, finding)
    case (.unwanted, .lines(let lines)):
      unwantedFeedback(lines.first ?? 0, question.report, misprediction, finding)
    default:
      Feedback(
        seen: [seen(misprediction)], meaning: side(of: misprediction).map { [$0] } ?? [],
        next: .says("log.points.next"))
    }
  }

  /// What the chosen word would mean in the line.
  private func partFeedback(
    _ word: String, _ text: String, _ line: Int, _ report: ShownReport,
    _ misprediction: Misprediction
  ) -> Feedback {
    let entry = report.entry(inLine: line)
    var texts: [String] = []
    for part in entry.parts where part.part.rawValue == word && !texts.contains(part.text) {
      // A name as a whole says more than its halves.
      if !texts.contains(where: { $0.contains(part.text) }) { texts.append(part.text) }
    }
    let meaning: Sentence =
      texts.isEmpty
      ? .says("log.part.none", ["entry": .count(line), "part": .text(word)])
      : .says(
        "log.part.is",
        ["entry": .count(line), "part": .text(word), "texts": .list(texts.map { .text($0) })])
    return Feedback(
      seen: [seen(misprediction)], meaning: [meaning],
      next: .says("log.part.next", ["text": text]))
  }

  /// Which part of an equation isn't the entry's.
  private func equationFeedback(
    _ equation: PredictedEquation, _ line: Int, _ report: ShownReport,
    _ misprediction: Misprediction
  ) -> Feedback {
    let right = report.constraint(inLine: line)
    let meaning: Sentence =
      switch LineDifference.onlyPart(of: equation.constraint, besides: right) {
      case .sign: .says("log.equation.sign", ["entry": line])
      case .constant: .says("log.equation.constant", ["entry": line])
      case .multiplier, .multiplierInverted:
        .says("log.equation.multiplier", ["entry": line])
      case .relation:
        .says(
          "log.equation.relation",
          ["sign": .text(equation.constraint.relation.sign), "entry": .count(line)])
      case .priority: .says("log.equation.priority", ["entry": line])
      case .attribute: .says("log.equation.attribute", ["entry": line])
      case .item: .says("log.equation.item", ["entry": line])
      default: .says("log.equation.more", ["entry": line])
      }
    return Feedback(
      seen: [
        .says(
          "log.equation.seen",
          [
            "line": .count(misprediction.range.line), "entry": .count(line),
            "equation": .text(equation.text),
          ])
      ], meaning: [meaning], next: .says("log.equation.next", ["entry": line]))
  }

  /// Which line the conflict doesn't need, or a layout that satisfies all of the lines.
  private func setFeedback(
    _ lines: [Int], _ report: ShownReport, _ misprediction: Misprediction, _ finding: LogFinding?
  ) -> Feedback {
    let seen = Sentence.says(
      "log.set.seen",
      [
        "line": .count(misprediction.range.line), "entries": .list(lines.map { .count($0) }),
        "count": .count(lines.count),
      ])
    guard case .satisfied(let frames)? = finding else {
      var meaning: [Sentence] = []
      if case .redundant(let line?)? = finding {
        meaning = [
          .says("log.set.redundant", ["entry": line, "rest": lines.count - 1])
        ]
      }
      return Feedback(
        seen: [seen], meaning: meaning, next: .says("log.set.redundant.next"))
    }
    return Feedback(
      seen: [seen],
      meaning: [.says("log.set.satisfied", ["values": values(of: lines, in: frames, report)])],
      next: .says("log.set.satisfied.next"))
  }

  /// The anchors that some lines name, each with its number in a layout that satisfies the lines.
  private func values(
    of lines: [Int], in frames: Frames, _ report: ShownReport
  ) -> Sentence.Value {
    let problem = report.problem(keeping: [])
    var anchors: [Anchor] = []
    for constraint in lines.map({ report.constraint(inLine: $0) }) {
      for anchor in [constraint.first, constraint.second.anchor].compactMap({ $0 })
      where !anchors.contains(anchor) {
        anchors.append(anchor)
      }
    }
    return .list(
      anchors.prefix(Self.mostValues).map { anchor in
        .sentence(
          .says(
            "log.set.value",
            [
              "anchor": .text(report.scene.name(of: anchor)),
              "value": .points(problem.value(of: anchor, in: frames)),
            ]))
      })
  }

  /// More numbers than these are no help to anybody.
  private static let mostValues = 6

  /// What remains of the conflict without the chosen line.
  private func unwantedFeedback(
    _ line: Int, _ report: ShownReport, _ misprediction: Misprediction, _ finding: LogFinding?
  ) -> Feedback {
    let seen = Sentence.says(
      "log.unwanted.seen", ["line": misprediction.range.line, "entry": line])
    if finding == .apart {
      return Feedback(
        seen: [seen], meaning: [.says("log.unwanted.apart", ["entry": line])],
        next: .says("log.unwanted.apart.next"))
    }
    return Feedback(
      seen: [seen],
      meaning: [.says("log.unwanted.member", ["equation": report.equation(inLine: line)])],
      next: .says("log.unwanted.member.next"))
  }
}

extension LogMaker {
  /// A sentence about what a line of the log looks like if this maker made its constraint.
  var mark: Sentence {
    switch self {
    case .me: .says("log.maker.me")
    case .mask: .says("log.maker.mask")
    case .content: .says("log.maker.content")
    case .container: .says("log.maker.container")
    case .guide: .says("log.maker.guide")
    case .stack: .says("log.maker.stack")
    case .builder: .says("log.maker.builder")
    case .system: .says("log.maker.system")
    }
  }
}

extension LogAnswerError {
  /// What is wrong, and how to correct it.
  var words: LineWords {
    switch self {
    case .notALine(let word, let lines):
      (.says("prediction.notALogLine", ["word": word]), Self.hint(lines))
    case .unknownLine(let number, let lines):
      (.says("prediction.unknownLogLine", ["number": number]), Self.hint(lines))
    case .severalLines: (.says("prediction.oneLogLine"), nil)
    case .notOneEquation: (.says("prediction.oneEquation"), .says("prediction.oneEquation.hint"))
    }
  }

  private static func hint(_ lines: Range<Int>) -> Sentence {
    .says("prediction.logLine.hint", ["first": lines.lowerBound, "last": lines.upperBound - 1])
  }
}
