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
        next: LogSentence.makerNext(entry: line))
    case (.mask(let part, let line), .word(let word)):
      maskFeedback(part, word, line, question.report, misprediction)
    case (.set, .lines(let lines)): setFeedback(lines, question.report, misprediction, finding)
    case (.unwanted, .lines(let lines)):
      unwantedFeedback(lines.first ?? 0, question.report, misprediction, finding)
    default:
      Feedback(
        seen: [seen(misprediction)], meaning: side(of: misprediction).map { [$0] } ?? [],
        next: LogSentence.pointsNext)
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
    let meaning =
      texts.isEmpty
      ? LogSentence.partNone(entry: line, part: word)
      : LogSentence.partIs(entry: line, part: word, texts: .list(texts.map { .text($0) }))
    return Feedback(
      seen: [seen(misprediction)], meaning: [meaning], next: LogSentence.partNext(text: text))
  }

  /// Which part of an equation isn't the entry's.
  private func equationFeedback(
    _ equation: PredictedEquation, _ line: Int, _ report: ShownReport,
    _ misprediction: Misprediction
  ) -> Feedback {
    let right = report.constraint(inLine: line)
    let meaning =
      switch LineDifference.onlyPart(of: equation.constraint, besides: right) {
      case .sign: LogSentence.equationSign(entry: line)
      case .constant: LogSentence.equationConstant(entry: line)
      case .multiplier, .multiplierInverted: LogSentence.equationMultiplier(entry: line)
      case .relation:
        LogSentence.equationRelation(sign: equation.constraint.relation.sign, entry: line)
      case .priority: LogSentence.equationPriority(entry: line)
      case .attribute: LogSentence.equationAttribute(entry: line)
      case .item: LogSentence.equationItem(entry: line)
      default: LogSentence.equationMore(entry: line)
      }
    return Feedback(
      seen: [
        LogSentence.equationSeen(
          line: misprediction.range.line, entry: line, equation: equation.text)
      ], meaning: [meaning], next: LogSentence.equationNext(entry: line))
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
        [LogSentence.maskMeaning(signs: $0, entry: line, mask: mask)]
      } ?? [], next: LogSentence.maskNext(entry: line))
  }

  /// Which line the conflict doesn't need, or a layout that satisfies all of the lines.
  private func setFeedback(
    _ lines: [Int], _ report: ShownReport, _ misprediction: Misprediction, _ finding: LogFinding?
  ) -> Feedback {
    let seen = LogSentence.setSeen(
      line: misprediction.range.line, entries: .list(lines.map { .count($0) }), count: lines.count)
    guard case .satisfied(let frames)? = finding else {
      var meaning: [Sentence] = []
      if case .redundant(let line?)? = finding {
        meaning = [LogSentence.setRedundant(entry: line, rest: lines.count - 1)]
      }
      return Feedback(
        seen: [seen], meaning: meaning, next: LogSentence.setRedundantNext)
    }
    return Feedback(
      seen: [seen],
      meaning: [LogSentence.setSatisfied(values: values(of: lines, in: frames, report))],
      next: LogSentence.setSatisfiedNext)
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
          LogSentence.setValue(
            anchor: report.scene.name(of: anchor), value: problem.value(of: anchor, in: frames)))
      })
  }

  /// More numbers than these are no help to anybody.
  private static let mostValues = 6

  /// What remains of the conflict without the chosen line.
  private func unwantedFeedback(
    _ line: Int, _ report: ShownReport, _ misprediction: Misprediction, _ finding: LogFinding?
  ) -> Feedback {
    let seen = LogSentence.unwantedSeen(line: misprediction.range.line, entry: line)
    if finding == .apart {
      return Feedback(
        seen: [seen], meaning: [LogSentence.unwantedApart(entry: line)],
        next: LogSentence.unwantedApartNext)
    }
    return Feedback(
      seen: [seen],
      meaning: [LogSentence.unwantedMember(equation: report.equation(inLine: line))],
      next: LogSentence.unwantedMemberNext)
  }
}
