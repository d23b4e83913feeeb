package import Terminal

extension Program {
  /// The program of teachers and authors of courses.
  package static let teaching = Program(
    .teaching,
    CommandTable.teaching.map { described in
      var command = described
      command.run = runs[described.name]
      return command
    })

  private static let runs: [String: CommandSpec.Run] = [
    "book": BookCommand.run,
    "grade": GradeCommand.run,
    "hand-out": HandOutCommand.run,
    "present": PresentCommand.run,
    "dev check": DevCheckCommand.run,
    "dev new": DevNewCommand.run,
  ]
}
