/// One of the two programs, by the name of its file.
package enum ProgramName: String, CaseIterable, Sendable {
  /// What learners and developers use.
  case lessons
  /// What teachers and authors of courses use.
  case teaching = "lessons-teach"

  /// The program beside this one.
  package var other: ProgramName { self == .lessons ? .teaching : .lessons }
}
