import Grader

extension Session {
  /// What runs answers in Swift.
  func runner(_ invocation: Invocation) -> AnswerRunner {
    surroundings.runner ?? .none
  }
}
