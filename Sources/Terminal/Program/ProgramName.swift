/// One of the two programs, by the name of its file.
package enum ProgramName: String, CaseIterable, Sendable {
  case lessons
  case teaching = "lessons-teach"

  package var other: ProgramName { self == .lessons ? .teaching : .lessons }
}
