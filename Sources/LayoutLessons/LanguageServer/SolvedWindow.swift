import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// A document's constraints in one window, with their solution.
struct SolvedWindow {
  let subject: WhySubject
  /// The layout; `nil` unless there is exactly one.
  private let frames: Frames?

  init(_ subject: WhySubject) {
    self.subject = subject
    if case .solved(let frames) = try? LayoutSolver.solution(of: subject.problem) {
      self.frames = frames
    } else {
      frames = nil
    }
  }

  /// The value of an anchor, in points; `nil` unless there is exactly one layout.
  func value(of anchor: Anchor) -> String? {
    frames.map { pointsText(subject.problem.value(of: anchor, in: $0)) }
  }

  func title(_ session: Session) -> String { session.text(subject.layoutCase.title) }
}
