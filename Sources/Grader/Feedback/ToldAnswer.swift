package import Course
package import Grading
package import LayoutEngine

/// Everything that is told about an answer, in the words of one language.
///
/// Pages, results, editors and class reports show it in their forms, and add nothing to it.
package struct ToldAnswer: Sendable {
  package let findings: Findings
  package let words: ToldWords
  private let strings: StringsCatalogue
  private let writer: FeedbackWriter

  package init(_ findings: Findings, _ strings: StringsCatalogue) {
    self.findings = findings
    self.strings = strings
    writer = FeedbackWriter(findings)
    words = ToldWords(writer.feedback, strings, keeping: writer.scene.items.map { $0.name })
  }

  /// Whether the answer passes, or nothing in it has to stay unsaid before it does: what is to be
  /// worked out isn't told.
  package var isOpen: Bool { findings.verdict == .passed || !findings.exercise.isQuestions }

  /// The verdict in one line; `nil` for a pass, and where it would give the answer away.
  package var summary: String? {
    isOpen ? findings.verdict.failure?.summary(in: writer.scene) : nil
  }

  /// Whether the answer passed, with the name of its exercise.
  package var heading: Sentence {
    findings.verdict == .passed
      ? .says("command.passed", ["exercise": findings.exercise.id])
      : .says("command.notYet", ["exercise": findings.exercise.id])
  }

  /// The lines that answer questions, the wrong ones first, below how many are right; `nil` unless
  /// there are several.
  package var marks: (heading: Sentence, lines: [MarkedLine])? {
    let lines = findings.markedLines
    guard lines.count > 1 else { return nil }
    let right = lines.filter { $0.isRight }.count
    return (.says("command.marks", ["right": right, "total": lines.count]), lines)
  }

  /// Every reason why the answer doesn't pass, that of the verdict first; empty if it passed.
  package var all: [ToldFinding] {
    findings.all.enumerated().map { index, finding in
      switch finding {
      case .explained(let explanation):
        told(explanation, index == 0 ? words : words(for: explanation))
      case .conflict(let conflict, let cases): told(conflict, cases)
      case .ambiguity(let ambiguity, let cases): told(ambiguity, cases)
      case .falseLine(let line): told(line)
      }
    }
  }
}

/// What is told about one thing, such as where a view is; each sentence with a capital.
package struct ToldWords: Hashable, Sendable {
  /// The line of the answer that the words are about.
  package var excerpt: AnswerExcerpt?
  /// What there is to see.
  package var seen: [String]
  /// What that means.
  package var meaning: [String]
  package var further: [String] = []
  package var next: String?
  package var note: String?
  /// The name of the misconception, when the answer is one that the course knows.
  package var mistake: String?
  /// The kind of mistake in an answer whose layout isn't the wanted one.
  package var diagnosis: Diagnosis.Kind?
  package var pictures: [Picture]
  /// What the pictures show; `nil` without pictures.
  package var subject: Pictures.Subject?

  package init(
    excerpt: AnswerExcerpt? = nil, seen: [String] = [], meaning: [String] = [],
    next: String? = nil, note: String? = nil, mistake: String? = nil,
    diagnosis: Diagnosis.Kind? = nil, pictures: [Picture] = []
  ) {
    (self.excerpt, self.seen, self.meaning) = (excerpt, seen, meaning)
    (self.next, self.note, self.mistake) = (next, note, mistake)
    (self.diagnosis, self.pictures) = (diagnosis, pictures)
  }

  fileprivate init(_ feedback: Feedback, _ strings: StringsCatalogue, keeping names: [String]) {
    func text(_ sentence: Sentence) -> String { strings.text(sentence).withCapital(keeping: names) }
    self.init(
      excerpt: feedback.excerpt, seen: feedback.seen.map { text($0) },
      meaning: feedback.meaning.map { text($0) }, next: feedback.next.map { text($0) },
      note: feedback.note.map { text($0) }, mistake: feedback.mistake,
      diagnosis: feedback.diagnosis, pictures: feedback.picture?.titled(in: strings) ?? [])
    further = feedback.further.map { text($0) }
    subject = feedback.picture?.subject
  }

  /// What there is to see, what it means and what to do next, as one paragraph.
  package var paragraph: String {
    (seen + meaning + (next.map { [$0] } ?? [])).joined(separator: " ")
  }
}

/// Lines of an answer that are quoted, with what to mark.
package struct AnswerExcerpt: Hashable, Sendable {
  /// The line's number, counted from 1.
  package let line: Int
  package let text: String
  /// The columns to mark, counted from 1.
  package let columns: Range<Int>
  /// The lines that follow, if the statement continues over several lines.
  package let more: [String]

  package init(line: Int, text: String, columns: Range<Int>, more: [String] = []) {
    (self.line, self.text, self.columns, self.more) = (line, text, columns, more)
  }
}

/// One reason why an answer doesn't pass, in words and numbers.
package struct ToldFinding {
  package struct Member {
    /// The number of the line that the learner wrote, if it is one.
    package let line: Int?
    /// The line as it was written, or what else takes part in words.
    package let words: String
    /// Whether the words are a constraint that no line of the answer makes.
    package let isEquation: Bool

    package init(line: Int? = nil, words: String, isEquation: Bool = false) {
      (self.line, self.words, self.isEquation) = (line, words, isEquation)
    }
  }

  /// The verdict that it leads to.
  package let id: VerdictName
  /// What exactly: an error's code, a rule's id, the anchor or the question.
  package let code: String?
  package let range: SourceRange?
  package let words: ToldWords
  package fileprivate(set) var anchor: String?
  /// Where it is, in points; `nil` where no layout follows.
  package fileprivate(set) var actual: Double?
  /// Where it is in the wanted layout.
  package fileprivate(set) var expected: Double?
  package fileprivate(set) var answer: String?
  /// The smallest set that can't all be satisfied.
  package fileprivate(set) var members: [Member]?
  /// By how many points they conflict in the first of the cases.
  package fileprivate(set) var points: Double?
  /// Whether every such set of these cases is among the findings.
  package fileprivate(set) var isComplete: Bool?
  /// The numbers that the constraints don't determine.
  package fileprivate(set) var ranges: [(anchor: String, extent: Extent)]?
  /// The cases in which it is found; `nil` where it is the same in all.
  package fileprivate(set) var cases: [LayoutCase]?

  fileprivate init(_ id: VerdictName, code: String?, range: SourceRange?, _ words: ToldWords) {
    (self.id, self.code, self.range, self.words) = (id, code, range, words)
  }
}

extension ToldAnswer {
  private var scene: Scene { writer.scene }

  private func words(for explanation: Explanation) -> ToldWords {
    ToldWords(
      writer.feedback(on: explanation), strings, keeping: scene.items.map { $0.name })
  }

  private func told(_ explanation: Explanation, _ words: ToldWords) -> ToldFinding {
    let failure = explanation.failure
    var told = ToldFinding(
      failure.name, code: failure.code(in: scene), range: failure.range, words)
    switch failure {
    case .misplaced(let misplacement):
      told.anchor = scene.name(of: misplacement.anchor)
      told.actual = misplacement.actual
      told.expected = misplacement.expected
      told.cases = [misplacement.layoutCase]
    case .differsInProgram(let finding): told.cases = [finding.layoutCase]
    case .doneOtherwise(let finding): told.cases = [finding.layoutCase]
    case .mispredicted(let misprediction):
      told.answer = misprediction.actual.text
      told.cases = misprediction.question.layoutCase.map { [$0] }
    case .conflicting(let finding):
      add(finding.conflict, findings.cases(with: finding.conflict), to: &told)
    case .ambiguous(let finding):
      told.ranges = ranges(finding.ambiguity, finding.layoutCase.direction)
      told.cases = findings.cases(with: finding.ambiguity)
    case .ruleMissed(let finding): add(finding, to: &told)
    default: break
    }
    return told
  }

  /// What conflicts or is ambiguous in place of what is wanted, and where.
  private func add(_ finding: RuleFinding, to told: inout ToldFinding) {
    told.cases = finding.layoutCase.map { [$0] }
    guard case .ofKind(let rule) = finding else { return }
    told.members = rule.missedFlaw?.conflict.map { members(of: $0, in: finding.layoutCase) }
    told.ranges = rule.missedFlaw?.ambiguity.map {
      ranges($0, finding.layoutCase?.direction ?? .leftToRight)
    }
  }

  private func add(_ conflict: Conflict, _ cases: [LayoutCase], to told: inout ToldFinding) {
    told.members = members(of: conflict, in: cases.first)
    told.points = conflict.points
    told.isComplete = findings.isComplete(with: conflict)
    told.cases = cases
  }

  private func told(_ conflict: Conflict, _ cases: [LayoutCase]) -> ToldFinding {
    let names = members(of: conflict, in: cases.first).map { member in
      member.line.map { strings.text(FeedbackSentence.memberLine(line: "\($0)")) } ?? member.words
    }
    let seen = Sentence.says("command.conflict", ["members": names.joined(separator: ", ")])
    var told = ToldFinding(
      .conflicting, code: nil, range: nil,
      ToldWords(
        seen: [strings.text(seen)], meaning: conflict.conflict.map { [strings.text($0)] } ?? []))
    add(conflict, cases, to: &told)
    return told
  }

  private func told(_ ambiguity: Ambiguity, _ cases: [LayoutCase]) -> ToldFinding {
    let direction = cases.first?.direction ?? .leftToRight
    let names = DiagnosisWords(scene: scene, direction: direction)
    let first = ambiguity.ranges.prefix(1)
    var told = ToldFinding(
      .ambiguous,
      code: first.first.map { scene.name(of: Anchor($0.item, $0.part.attribute)) }, range: nil,
      ToldWords(
        seen: first.map { strings.text($0.missing(in: scene)) },
        meaning: first.map { strings.text(names.range(of: $0)) }))
    told.ranges = ranges(ambiguity, direction)
    told.cases = cases
    return told
  }

  private func told(_ line: FalseLine) -> ToldFinding {
    let anchor = scene.name(of: line.blame.constraint.first)
    var told = ToldFinding(
      .misplaced, code: anchor, range: line.range,
      ToldWords(seen: writer.falseLine(line.blame).map { [strings.text($0)] } ?? []))
    told.anchor = anchor
    told.expected = line.expected
    told.actual = line.actual
    told.cases = [line.blame.layoutCase]
    return told
  }

  /// What takes part in a conflict: lines as they were written, then the window with its size and
  /// whatever else the scene adds.
  private func members(
    of conflict: Conflict, in layoutCase: LayoutCase?
  ) -> [ToldFinding.Member] {
    let placed = layoutCase.map { scene.placed(in: $0) } ?? scene
    return DiagnosisWords(scene: placed, direction: .leftToRight).members(
      conflict.members, among: findings.read?.cases.first?.constraints ?? [],
      writtenAs: findings.answer.text.sourceLines, strings)
  }

  private func ranges(
    _ ambiguity: Ambiguity, _ direction: LayoutDirection
  ) -> [(anchor: String, extent: Extent)] {
    let names = DiagnosisWords(scene: scene, direction: direction)
    return ambiguity.ranges.map {
      (names.name(of: $0.part, $0.item), Extent(lowest: $0.lowest, highest: $0.highest))
    }
  }
}

extension DiagnosisWords {
  /// What takes part in something: lines as they were written, then what the scene adds.
  ///
  /// Constraints beyond the list are left out: `try` adds some along an axis about which no line says
  /// anything.
  package func members(
    _ members: [Conflict.Member], among constraints: [Constraint],
    writtenAs lines: [Substring], _ strings: StringsCatalogue
  ) -> [ToldFinding.Member] {
    members.compactMap { member in
      guard case .constraint(let index) = member else {
        return self.member(member).map { .init(words: strings.text($0)) }
      }
      guard constraints.indices.contains(index) else { return nil }
      guard let range = constraints[index].origin.answerRange,
        lines.indices.contains(range.line - 1)
      else {
        return .init(
          words: EquationPrinter.brief(for: constraints[index], in: scene), isEquation: true)
      }
      return .init(line: range.line, words: String(lines[range.line - 1]))
    }
  }
}
