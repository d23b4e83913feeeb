package import Terminal

extension Program {
  /// The program of teachers and authors of courses.
  package static let teaching = Program(
    .teaching,
    [
      "grade": GradeCommand.run,
      "hand-out": HandOutCommand.run,
      "present": PresentCommand.run,
      "dev check": DevCheckCommand.run,
      "dev new": DevNewCommand.run,
    ])
}
