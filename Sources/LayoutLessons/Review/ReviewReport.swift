import Course
import Grading
import Terminal

/// `lessons review`: an item, and what follows from its answer; what there isn't is left out.
struct ReviewReport: Report {
  var lesson: String?
  var exercise: String?
  var task: String?
  /// The number of the line with the blank.
  var line: Int?
  var text: String?
  var isRight: Bool?
  var isRead: Bool?
  var mistake: String?
  var words: String?
  /// What the solution has in the blank.
  var right: String?
  /// In how many days the lesson comes again, or if nothing is due, any lesson.
  var days: Int?

  package init(days: Int?) { self.days = days }

  init(_ item: ReviewItem, _ session: Session, reply: ReviewReply? = nil) {
    (lesson, exercise) = (item.lesson.id, item.prepared.exercise.id)
    (task, line, text) = (item.prepared.exercise.task, item.line, item.text)
    guard let reply else { return }
    (isRight, isRead, mistake) = (reply.isRight, reply.counts, reply.mistake)
    words = reply.words
    if reply.counts { (right, days) = (item.right, session.days(until: item.lesson)) }
  }
}
