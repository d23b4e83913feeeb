import Course
import Feedback
import Grading
import LayoutEngine

/// A document's lines in one window, with what follows from them there.
struct SolvedWindow {
  let subject: WhySubject
  /// `nil` unless one layout follows.
  private let frames: Frames?

  init(_ subject: WhySubject) {
    self.subject = subject
    if case .solved(let frames) = try? LayoutSolver.solution(of: subject.problem) {
      self.frames = frames
    } else {
      frames = nil
    }
  }

  /// Where an anchor is, in points; `nil` unless one layout follows.
  func value(of anchor: Anchor) -> String? {
    frames.map { pointsText(subject.problem.value(of: anchor, in: $0)) }
  }

  /// The window in words.
  func title(_ session: Session) -> String { session.text(subject.layoutCase.title) }
}
