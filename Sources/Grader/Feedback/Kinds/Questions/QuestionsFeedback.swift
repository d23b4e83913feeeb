import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  var answersPassed: Feedback {
    let exercise = prepared.exercise
    return Feedback(
      seen: [.says("feedback.passed.prediction", ["count": exercise.questions.count])],
      meaning: [Sentence(verbatim: exercise.afterPass)])
  }
}

extension FeedbackWriter {
  /// Says what was predicted, and whether that is too much or too little; never by how much.
  func mispredictionWords(_ misprediction: Misprediction, _ log: LogFinding?) -> Feedback {
    if case .log(let question) = misprediction.question.subject {
      return logFeedback(question, misprediction, log)
    }
    if let slip = misprediction.slip(in: prepared.exercise) {
      return slipWords(slip, misprediction)
    }
    guard let side = side(of: misprediction) else { return wordFeedback(misprediction) }
    return Feedback(
      seen: [seen(misprediction)], meaning: [side],
      next: firstStepWords(misprediction) ?? .says("feedback.prediction.next"))
  }

  /// Whether a number is too large or too small; `nil` for other answers.
  func side(of misprediction: Misprediction) -> Sentence? {
    guard case .number(let actual) = misprediction.actual,
      case .number(let expected) = misprediction.expected
    else { return nil }
    return actual < expected
      ? .says("feedback.prediction.small") : .says("feedback.prediction.large")
  }

  func seen(_ misprediction: Misprediction) -> Sentence {
    let (line, actual) = (misprediction.range.line, misprediction.actual.text)
    guard case .value(let anchor, let layoutCase) = misprediction.question.subject else {
      return .says(
        "feedback.word.seen",
        [
          "line": .count(line), "anchor": .text(misprediction.question.name),
          "actual": .text(actual),
        ])
    }
    return .says(
      "feedback.prediction.seen",
      [
        "line": .count(line), "anchor": .text(scene.name(of: anchor)), "actual": .text(actual),
        "window": .sentence(window(of: layoutCase, along: anchor.attribute.axis)),
      ])
  }

  /// What was chosen, the line that it is about, and the words that are left to choose from.
  private func wordFeedback(_ misprediction: Misprediction) -> Feedback {
    let lines = misprediction.question.lines
    let words = misprediction.question.words
    let laws = lawWords(misprediction)
    let others = words.filter { $0 != misprediction.actual.text }
    return Feedback(
      seen: [seen(misprediction)],
      meaning: laws.isEmpty
        ? lines.map { [.says("feedback.word.about", ["text": $0])] } ?? [] : laws,
      // Of two words, the other one would be the answer.
      next: .says(
        "feedback.word.next",
        ["words": (others.count > 1 ? others : words).joined(separator: ", ")]))
  }
}

extension FeedbackWriter {
  /// What the chosen law is about, what is in the line, and that the line doesn't break that law,
  /// unless it breaks it after another one; empty for questions that aren't about laws.
  func lawWords(_ misprediction: Misprediction) -> [Sentence] {
    guard case .rule(let draft, let text) = misprediction.question.subject,
      case .word(let word) = misprediction.actual, let first = draft.first
    else { return [] }
    let facts = facts(of: draft, first, in: text)
    guard let law = Self.law(word) else { return [facts] }
    let rule = prepared.exercise.ruleSet.rules.first { $0.id == word }
    guard let rule, rule.violation(in: draft, scene: prepared.exercise.scene) == nil else {
      return [law, facts]
    }
    return [law, facts, .says("law.notBroken")]
  }

  private static func law(_ word: String) -> Sentence? {
    switch word {
    case ValidityRule.sizeFromPosition.id: .says("law.sizeFromPosition")
    case ValidityRule.positionNeedsAnchor.id: .says("law.positionNeedsAnchor")
    case ValidityRule.positionMultiplier.id: .says("law.positionMultiplier")
    case ValidityRule.axesMixed.id: .says("law.axesMixed")
    case ValidityRule.leadingMixedWithLeft.id: .says("law.leadingMixedWithLeft")
    default: nil
    }
  }

  /// What kind of anchors a line compares.
  private func facts(of draft: ConstraintDraft, _ first: Anchor, in line: String) -> Sentence {
    guard let second = draft.second else {
      return .says(
        "law.alone",
        [
          "line": .text(line), "first": .text(scene.name(of: first)),
          "kind": .sentence(kind(of: first)),
        ])
    }
    return .says(
      "law.both",
      [
        "line": .text(line), "first": .text(scene.name(of: first)),
        "kind": .sentence(kind(of: first)), "second": .text(scene.name(of: second)),
        "otherKind": .sentence(kind(of: second)), "multiplier": .points(draft.multiplier),
      ])
  }

  private func kind(of anchor: Anchor) -> Sentence {
    switch (anchor.attribute.kind, anchor.attribute.axis) {
    case (.size, _): .says("law.size")
    case (.position, .horizontal): .says("law.across")
    case (.position, .vertical): .says("law.down")
    }
  }
}

extension FeedbackWriter {
  /// What a wrong number is right for, and what to do about it.
  func slipWords(_ slip: PredictionSlip, _ misprediction: Misprediction) -> Feedback {
    typealias Words = PredictionSlipSentence
    let asked = misprediction.question.layoutCase
    let (meaning, next): (Sentence, Sentence) =
      switch slip {
      case .sign: (Words.sign, Words.signNext)
      case .otherDirection where asked?.direction == .rightToLeft:
        (Words.rightToLeft, Words.rightToLeftNext)
      case .otherDirection: (Words.leftToRight, Words.leftToRightNext)
      case .otherWindow(let other):
        (
          Words.window(other: window(of: other, along: .horizontal)),
          Words.windowNext(asked: window(of: asked ?? other, along: .horizontal))
        )
      case .otherAnchor(let other) where other.attribute.kind == .size:
        (Words.size(size: scene.name(of: other)), Words.sizeNext)
      case .otherAnchor(let other):
        (Words.position(position: scene.name(of: other)), Words.positionNext)
      case .mean: (Words.mean, Words.meanNext)
      }
    return Feedback(seen: [seen(misprediction)], meaning: [meaning], next: next)
  }

  /// With which given constraint to begin; `nil` if that can't be told.
  func firstStepWords(_ misprediction: Misprediction) -> Sentence? {
    misprediction.firstStep(in: prepared.exercise).map { step in
      .says(
        "slip.firstStep",
        [
          "equation": EquationPrinter.brief(for: step.constraint, in: scene),
          "anchor": scene.name(of: step.anchor),
        ])
    }
  }
}

/// Sentences about numbers that would be right for another question.
enum PredictionSlipSentence: SentenceArea {
  static var sign: Sentence { says("slip.sign") }
  static var signNext: Sentence { says("slip.sign.next") }
  static var rightToLeft: Sentence { says("slip.rightToLeft") }
  static var rightToLeftNext: Sentence { says("slip.rightToLeft.next") }
  static var leftToRight: Sentence { says("slip.leftToRight") }
  static var leftToRightNext: Sentence { says("slip.leftToRight.next") }
  static func window(other: Sentence) -> Sentence {
    says("slip.window", ["other": other])
  }
  static func windowNext(asked: Sentence) -> Sentence {
    says("slip.window.next", ["asked": asked])
  }
  static func size(size: String) -> Sentence { says("slip.size", ["size": size]) }
  static var sizeNext: Sentence { says("slip.size.next") }
  static func position(position: String) -> Sentence {
    says("slip.position", ["position": position])
  }
  static var positionNext: Sentence { says("slip.position.next") }
  static var mean: Sentence { says("slip.mean") }
  static var meanNext: Sentence { says("slip.mean.next") }
}

extension PredictionError {
  /// What is wrong, and how to correct it.
  var words: LineWords {
    switch self {
    case .notAPrediction:
      (.says("prediction.notAPrediction"), .says("prediction.notAPrediction.hint"))
    case .unknownQuestion(let name, let names):
      (
        .says("prediction.unknownQuestion", ["name": name]),
        .says("prediction.unknownQuestion.hint", ["names": names.joined(separator: ", ")])
      )
    case .predictedTwice(let name): (.says("prediction.predictedTwice", ["name": name]), nil)
    case .unknownWord(let word, let words):
      (
        .says("prediction.unknownWord", ["word": word]),
        .says("prediction.unknownWord.hint", ["words": words.joined(separator: ", ")])
      )
    }
  }
}
