import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What follows from an answer about a log, and what to compare; never the right one.
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
        meaning: LogMaker(rawValue: word).map { [Sentence($0.mark)] } ?? [],
        next: Sentence(LogSentence.makerNext, ["entry": .count(line)]))
    case (.mask(let part, let line), .word(let word)):
      maskFeedback(part, word, line, question.report, misprediction)
    case (.set, .lines(let lines)): setFeedback(lines, question.report, misprediction, finding)
    case (.unwanted, .lines(let lines)):
      unwantedFeedback(lines.first ?? 0, question.report, misprediction, finding)
    default:
      Feedback(
        seen: [seen(misprediction)], meaning: side(of: misprediction).map { [$0] } ?? [],
        next: Sentence(LogSentence.pointsNext))
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
    var values: [String: Sentence.Value] = ["entry": .count(line), "part": .text(word)]
    var key = LogSentence.partNone
    if !texts.isEmpty {
      key = .partIs
      values["texts"] = .list(texts.map { .text($0) })
    }
    return Feedback(
      seen: [seen(misprediction)], meaning: [Sentence(key, values)],
      next: Sentence(LogSentence.partNext, ["text": .text(text)]))
  }

  /// Which part of an equation isn't the entry's.
  private func equationFeedback(
    _ equation: PredictedEquation, _ line: Int, _ report: ShownReport,
    _ misprediction: Misprediction
  ) -> Feedback {
    let entry: [String: Sentence.Value] = ["entry": .count(line)]
    let right = report.constraint(inLine: line)
    let key: LogSentence =
      switch LineDifference.onlyPart(of: equation.constraint, besides: right) {
      case .sign: .equationSign
      case .constant: .equationConstant
      case .multiplier, .multiplierInverted: .equationMultiplier
      case .relation: .equationRelation
      case .priority: .equationPriority
      case .attribute: .equationAttribute
      case .item: .equationItem
      default: .equationMore
      }
    var values = entry
    if key == .equationRelation { values["sign"] = .text(equation.constraint.relation.sign) }
    return Feedback(
      seen: [
        Sentence(
          LogSentence.equationSeen,
          entry.merging([
            "line": .count(misprediction.range.line), "equation": .text(equation.text),
          ]) { $1 })
      ], meaning: [Sentence(key, values)], next: Sentence(LogSentence.equationNext, entry))
  }

  /// How the mask would be printed if the answer were right.
  private func maskFeedback(
    _ part: LogMaskPart, _ word: String, _ line: Int, _ report: ShownReport,
    _ misprediction: Misprediction
  ) -> Feedback {
    let mask = report.entry(inLine: line).description.mask ?? ""
    return Feedback(
      seen: [seen(misprediction)],
      meaning: part.axis(of: mask, saying: word).map {
        [
          Sentence(
            LogSentence.maskMeaning,
            ["signs": .text($0), "entry": .count(line), "mask": .text(mask)])
        ]
      } ?? [], next: Sentence(LogSentence.maskNext, ["entry": .count(line)]))
  }

  /// Which line can go, or a layout in which all of them hold.
  private func setFeedback(
    _ lines: [Int], _ report: ShownReport, _ misprediction: Misprediction, _ finding: LogFinding?
  ) -> Feedback {
    let seen = Sentence(
      LogSentence.setSeen,
      [
        "line": .count(misprediction.range.line), "count": .count(lines.count),
        "entries": .list(lines.map { .count($0) }),
      ])
    guard case .satisfied(let frames)? = finding else {
      var meaning: [Sentence] = []
      if case .redundant(let line?)? = finding {
        meaning = [
          Sentence(LogSentence.setSpare, ["entry": .count(line), "rest": .count(lines.count - 1)])
        ]
      }
      return Feedback(
        seen: [seen], meaning: meaning, next: Sentence(LogSentence.setSpareNext))
    }
    return Feedback(
      seen: [seen],
      meaning: [Sentence(LogSentence.setHolds, ["values": values(of: lines, in: frames, report)])],
      next: Sentence(LogSentence.setHoldsNext, ["count": .count(lines.count)]))
  }

  /// The anchors that are spoken of, each with its number, in a layout that keeps some lines.
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
          Sentence(
            LogSentence.setValue,
            [
              "anchor": .text(report.scene.name(of: anchor)),
              "value": .points(problem.value(of: anchor, in: frames)),
            ]))
      })
  }

  /// More numbers than these are no help to anybody.
  private static let mostValues = 6

  /// What becomes of the conflict without the chosen line.
  private func unwantedFeedback(
    _ line: Int, _ report: ShownReport, _ misprediction: Misprediction, _ finding: LogFinding?
  ) -> Feedback {
    let entry: [String: Sentence.Value] = ["entry": .count(line)]
    let seen = Sentence(
      LogSentence.unwantedSeen, entry.merging(["line": .count(misprediction.range.line)]) { $1 })
    if finding == .apart {
      return Feedback(
        seen: [seen], meaning: [Sentence(LogSentence.unwantedApart, entry)],
        next: Sentence(LogSentence.unwantedApartNext))
    }
    return Feedback(
      seen: [seen],
      meaning: [
        Sentence(
          LogSentence.unwantedMember,
          entry.merging(["equation": .text(report.equation(inLine: line))]) { $1 })
      ], next: Sentence(LogSentence.unwantedMemberNext))
  }
}
