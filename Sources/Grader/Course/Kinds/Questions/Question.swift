package import LayoutEngine

/// Something that the learner works out before the program does.
///
/// The right answer is never written down: it is computed from the exercise's given lines.
package struct Question: Hashable, Sendable {
  package indirect enum Subject: Hashable, Sendable {
    /// Where an anchor is, in points.
    case value(Anchor, LayoutCase)
    /// By how many points a given line is missed; lines count from 0.
    case missed(line: Int, LayoutCase)
    /// Which rule a line breaks, if any.
    case rule(ConstraintDraft, text: String)
    /// Whether two lines state the same.
    case same(Constraint, Constraint, text: String)
    /// Which view keeps a line's constraint, of those with these names.
    case owner(ConstraintDraft, text: String, views: [String])
    /// Which of two calls of a layout pass comes first.
    case first(PassStep, PassStep, names: [String])
    /// Whether a view has to do with Auto Layout, by the given lines alone.
    case uses(ItemID)
    /// How many layouts keep some lines, and the given ones.
    case count([Constraint], LayoutCase, texts: [String])
    case log(LogQuestion)
  }

  /// What stands before the colon in the answer.
  package let name: String
  package let subject: Subject

  /// The same question with the other reading of a fact in the log that it is about, if it is.
  func reading(otherwise fact: UnverifiedFact) -> Question {
    guard case .log(let question) = subject else { return self }
    let report = question.report.reading(otherwise: fact)
    return Question(name: name, subject: .log(LogQuestion(ask: question.ask, report: report)))
  }

  /// The situation that is asked about; `nil` if the answer is the same in all.
  package var layoutCase: LayoutCase? {
    switch subject {
    case .value(_, let layoutCase), .missed(_, let layoutCase), .count(_, let layoutCase, _):
      layoutCase
    case .rule, .same, .owner, .first, .uses, .log: nil
    }
  }

  package var isAboutTree: Bool {
    switch subject {
    case .owner, .first, .uses: true
    case .value, .missed, .rule, .same, .count, .log: false
    }
  }

  /// Whether the words to answer with are among the lines that it shows.
  package var showsItsWords: Bool { if case .first = subject { true } else { false } }

  /// The words of which the answer is one; empty when it is a number.
  package var words: [String] {
    switch subject {
    case .value, .missed: []
    case .rule: [Self.fine] + Self.laws
    case .same, .uses: ["yes", "no"]
    case .owner(_, _, let views): views
    case .first(_, _, let names): names
    case .count: ["one", "none", "many"]
    case .log(let question): if case .word(let words) = question.form { words } else { [] }
    }
  }

  package var isCount: Bool { if case .count = subject { true } else { false } }

  /// The five laws of the guide, in its order; the other rules are about what only code can say.
  private static let laws: [String] = [
    ValidityRule.sizeFromPosition.id, ValidityRule.positionNeedsAnchor.id,
    ValidityRule.positionMultiplier.id, ValidityRule.axesMixed.id,
    ValidityRule.leadingMixedWithLeft.id,
  ]

  /// The word for a line that breaks no rule.
  package static let fine = "fine"

  package var lines: String? {
    switch subject {
    case .rule(_, let text), .same(_, _, let text), .owner(_, let text, _): text
    case .first(_, _, let names): names.joined(separator: "   ")
    case .count(_, _, let texts): texts.joined(separator: "; ")
    case .log(let question): question.shownWords
    case .value, .missed, .uses: nil
    }
  }

  /// The same, each on a line of its own.
  package var listing: [String] {
    if case .count(_, _, let texts) = subject { texts } else { lines.map { [$0] } ?? [] }
  }
}

extension Question {
  package enum Form {
    /// A number, or arithmetic that gives one.
    case number
    case word([String])
    /// Numbers of lines of a log, in any order.
    case lines(Range<Int>, isOne: Bool)
    case equation(Scene)
  }

  package var isEquation: Bool {
    if case .equation = form { true } else { false }
  }

  package var isAboutLog: Bool {
    if case .log = subject { true } else { false }
  }

  package var form: Form {
    if case .log(let question) = subject { return question.form }
    return words.isEmpty ? .number : .word(words)
  }
}

extension Exercise {
  /// The question whose answer stands behind some words of its line; `nil` if none does.
  package func question(behind before: String) -> Question? {
    guard isQuestions else { return nil }
    return questions.first { before.hasPrefix("\($0.name):") }
  }

  /// Whether a blank between two parts of its line takes no letters.
  ///
  /// A distance does, behind a plus or a minus at the end of its line, and so does a factor.
  package func takesOnlyNumbers(between before: String, and after: String) -> Bool {
    if isQuestions {
      guard case .number? = question(behind: before)?.form else { return false }
      return true
    }
    let (sign, rest) = (before.last { $0 != " " }, after.first { $0 != " " })
    if sign == "+" || sign == "-" { return rest == nil || rest == "/" || rest == "#" }
    return sign == "=" && rest == "*"
  }
}
