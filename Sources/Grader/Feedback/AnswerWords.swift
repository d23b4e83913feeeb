package import Course
package import Grading
package import LayoutEngine

/// What is told about an answer in the words of a language: the verdict, and each thing that stands in
/// the way of passing.
package struct AnswerWords {
  /// What is told about one thing, as text.
  package struct Told {
    /// What there is to see, such as where a view is.
    package let seen: String
    /// What that means.
    package let meaning: String?
    /// What to do next.
    package let next: String?
  }

  /// A member of a conflict.
  package struct Member {
    /// The number of the line that the learner wrote, if it is one.
    package let line: Int?
    /// The line as it was written, or what else takes part in words.
    package let words: String
  }

  package let findings: Findings
  /// The verdict in words.
  package let feedback: Feedback
  package let strings: StringsCatalogue
  private let writer: FeedbackWriter

  package init(_ findings: Findings, _ strings: StringsCatalogue) {
    self.findings = findings
    self.strings = strings
    writer = FeedbackWriter(findings)
    feedback = writer.feedback
  }

  /// What is told about each of ``Findings/all``; about the first it is ``feedback``.
  package var all: [Told] {
    findings.all.enumerated().map { index, finding in
      switch finding {
      case .explained(let explanation):
        told(index == 0 ? feedback : writer.feedback(on: explanation))
      case .conflict(let conflict, let cases): told(conflict, cases)
      case .ambiguity(let ambiguity, let cases): told(ambiguity, cases)
      case .falseLine(let line):
        Told(
          seen: writer.falseLine(line.blame).map { text($0) } ?? "", meaning: nil, next: nil)
      }
    }
  }

  /// Feedback as text.
  package func told(_ feedback: Feedback) -> Told {
    Told(
      seen: text(feedback.seen), meaning: feedback.meaning.isEmpty ? nil : text(feedback.meaning),
      next: feedback.next.map { text([$0]) })
  }

  private func told(_ conflict: Conflict, _ cases: [LayoutCase]) -> Told {
    let names = members(of: conflict, in: cases.first).map { member in
      member.line.map { text(FeedbackSentence.memberLine(line: "\($0)")) } ?? member.words
    }
    return Told(
      seen: text(.says("command.conflict", ["members": .text(names.joined(separator: ", "))])),
      meaning: conflict.conflict.map { text($0) }, next: nil)
  }

  private func told(_ ambiguity: Ambiguity, _ cases: [LayoutCase]) -> Told {
    let direction = cases.first?.direction ?? .leftToRight
    let words = DiagnosisWords(scene: writer.scene, direction: direction)
    let first = ambiguity.ranges.first
    return Told(
      seen: first.map { text($0.missing(in: writer.scene)) } ?? "",
      meaning: first.map { text(words.range(of: $0)) }, next: nil)
  }

  /// What takes part in a conflict: lines as they were written, then the window with its size and
  /// whatever else the scene adds.
  package func members(of conflict: Conflict, in layoutCase: LayoutCase?) -> [Member] {
    let placed = layoutCase.map { writer.scene.placed(in: $0) } ?? writer.scene
    return Self.members(
      conflict.members, among: findings.read?.cases.first?.constraints ?? [],
      writtenAs: findings.answer.text.sourceLines,
      DiagnosisWords(scene: placed, direction: .leftToRight), strings)
  }

  /// What takes part in something: lines as they were written, then what the scene adds.
  ///
  /// Constraints beyond the list are left out: `try` adds some along an axis about which no line says
  /// anything.
  package static func members(
    _ members: [Conflict.Member], among constraints: [Constraint],
    writtenAs lines: [Substring], _ words: DiagnosisWords, _ strings: StringsCatalogue
  ) -> [Member] {
    members.compactMap { member in
      guard case .constraint(let index) = member else {
        return words.member(member).map { Member(line: nil, words: strings.text($0)) }
      }
      guard constraints.indices.contains(index) else { return nil }
      guard let range = constraints[index].origin.answerRange,
        lines.indices.contains(range.line - 1)
      else {
        return Member(
          line: nil, words: EquationPrinter.equation(for: constraints[index], in: words.scene))
      }
      return Member(line: range.line, words: String(lines[range.line - 1]))
    }
  }

  private func text(_ sentence: Sentence) -> String { strings.text(sentence) }

  /// Sentences as text, each with a capital.
  package func text(_ sentences: [Sentence]) -> String {
    let names = writer.scene.items.map { $0.name }
    return sentences.map { strings.text($0).withCapital(keeping: names) }.joined(separator: " ")
  }
}
