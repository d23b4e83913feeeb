import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// An item of a review, and what is said to its answer.
struct ReviewPage {
  let session: Session
  let item: ReviewItem

  /// Adds the item: its exercise, the other lines, and the line with the blank.
  func add(to page: inout FittedPage) {
    ExercisePage(session: session, reviewing: item).add(to: &page)
    let others = item.text.sourceLines.filter {
      !$0.isEmpty && !$0.hasPrefix("//") && !$0.contains(Notation.blank)
    }
    if item.prepared.exercise.questions.isEmpty {
      page.add(.file, least: 2, seeAll: "review", session) {
        $0.addListing(others.joined(separator: "\n"))
      }
    }
    page.add {
      if !item.comments.isEmpty { $0.addListing(item.comments.joined(separator: "\n")) }
      $0.paragraph(StyledText(session.text(.says("review.asked", ["line": .count(item.line)]))))
      $0.addListing(item.asked)
    }
  }

  /// Adds what follows from an answer, and when the lesson comes again.
  func add(_ reply: ReviewReply, to page: inout Page) {
    guard !reply.isRight else {
      page.paragraph(StyledText(session.text(.says("review.right")), .good))
      return page.paragraph(StyledText(session.text(again), .quiet))
    }
    page.paragraph(
      StyledText(
        session.text(reply.counts ? .says("review.wrong") : .says("review.unread")), .bad))
    page.paragraph(StyledText(reply.words))
    guard reply.counts else { return }
    let right = Sentence.says("review.solution", ["right": .text(item.right)])
    page.paragraph(StyledText(session.text(right)))
    page.paragraph(StyledText(session.text(again), .quiet))
  }

  /// When the lesson is asked about again; the answer is in the progress.
  private var again: Sentence {
    session.days(until: item.lesson).map { .says("review.again", ["count": .count($0)]) }
      ?? .says("review.done")
  }
}
