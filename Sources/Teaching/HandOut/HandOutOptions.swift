import ClassGrading
import Course
import Terminal

/// The options of `lessons hand-out`, read and checked.
struct HandOutOptions {
  let seed: String
  let roster: Roster
  let exercises: [Exercise]
  /// The folder of the copies, as an absolute path.
  let out: String

  /// Takes the options of an invocation, and reads the roster.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a value that is none, ``CommandError/file(_:)``.
  init(
    _ invocation: Invocation, _ surroundings: Surroundings, _ course: Course
  ) throws(CommandError) {
    guard let seed = try GradeOptions.seed(invocation, surroundings) else {
      throw .usage(.says("usage.seedMissing"))
    }
    self.seed = seed
    guard let roster = try GradeOptions.roster(invocation, surroundings) else {
      throw .usage(.says("usage.rosterMissing"))
    }
    self.roster = roster
    exercises = try GradeOptions.exercises(invocation, course)
    out = GradeOptions.normal(
      surroundings.absolute(invocation.value(of: "out") ?? "hand-out"))
  }
}
