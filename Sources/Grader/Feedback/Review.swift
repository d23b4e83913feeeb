package import Course
package import Grading
import LayoutEngine

extension ReviewItem {
  /// What the file says about the blank: the comment above it, or above the lines before it.
  ///
  /// What the page shows of questions is left out, and the tree of the views.
  package var comments: [Substring] {
    let question = prepared.exercise.questions.first { asked.hasPrefix("\($0.name):") }
    guard [.fill, .predict, .choose].contains(prepared.exercise.kind), question?.lines == nil
    else { return [] }
    let tree = TreeDrawing.lines(of: prepared.exercise.scene).map { $0[...].trimmed }
    let above = text.sourceLines.prefix(line - 1).reversed().drop { !$0.hasPrefix("//") }
    return above.prefix { $0.hasPrefix("//") }.reversed().filter { comment in
      !tree.contains(comment.dropFirst(2).trimmed) && comment != "//"
    }
  }
}

/// What is said to an answer of a review.
package struct ReviewReply: Sendable {
  package let isRight: Bool
  /// Whether the answer could be read; one that can't be is neither right nor wrong.
  package let counts: Bool
  /// The words of the finding; none for a right answer.
  package let words: String
  package let mistake: String?

  package init(_ findings: Findings, _ strings: StringsCatalogue) {
    isRight = findings.verdict == .passed
    counts = ![.unreadable, .unfinished, .graderFault].contains(findings.verdict.name)
    let told = ToldAnswer(findings, strings).words
    words = isRight ? "" : (told.seen + told.meaning).joined(separator: " ")
    mistake = told.mistake
  }

  package var heading: Sentence {
    if isRight { return .says("review.right") }
    return counts ? .says("review.wrong") : .says("review.unread")
  }

  /// What is told below the words: what is right, and in how many days the lesson comes again, if it does.
  package func further(_ item: ReviewItem, days: Int?) -> [Sentence] {
    guard counts else { return [] }
    let again: Sentence = days.map { .says("review.again", ["count": $0]) } ?? .says("review.done")
    return isRight ? [again] : [.says("review.solution", ["right": item.right]), again]
  }
}

/// What reviews say besides the replies.
package enum ReviewSentence: SentenceArea {
  package static func title(of lesson: LessonHeader, number: String) -> Sentence {
    .says("review.title", ["number": number, "title": lesson.title])
  }

  package static func task(_ task: String, of title: String) -> Sentence {
    .says("review.task", ["title": .text(title), "task": .text(task)])
  }

  package static func asked(_ item: ReviewItem) -> Sentence {
    .says("review.asked", ["line": item.line])
  }

  /// That nothing is due, and in how many days something will be.
  package static func none(days: Int?) -> Sentence {
    days.map { .says("review.none", ["count": $0]) } ?? .says("review.nothing")
  }
}
