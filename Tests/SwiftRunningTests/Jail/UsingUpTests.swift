#if os(Linux)
  import Glibc
  import Course
  import Grading
  import SwiftRunning
  import Testing

  @Suite("Jail: programs that use too much of something")
  struct UsingUpTests {
    /// What is expected of an attack.
    struct Case: Sendable, CustomTestStringConvertible {
      let attack: String
      var ending = ChildEnding.signalled(SIGKILL)
      var stop: ChildStop?
      var output: String?
      var limits = Limits(processorSeconds: 5, wallClockSeconds: 300)
      var testDescription: String { attack }
    }

    @Test(
      "each is killed at its limit, or exits without having got more",
      arguments: [
        Case(attack: "nothing", ending: .exited(0), output: ""),
        Case(
          attack: "loop", ending: .signalled(SIGXCPU), stop: .processorTime,
          limits: Limits(processorSeconds: 1, wallClockSeconds: 300)),
        Case(
          attack: "stubborn loop", stop: .processorTime,
          limits: Limits(processorSeconds: 1, wallClockSeconds: 300)),
        Case(attack: "sleep", stop: .wallClock, limits: Limits(wallClockSeconds: 0.5)),
        Case(attack: "silent sleep", stop: .wallClock, limits: Limits(wallClockSeconds: 0.5)),
        Case(attack: "stop", stop: .wallClock, limits: Limits(wallClockSeconds: 0.5)),
        Case(attack: "memory", ending: .exited(0), output: "no more memory"),
        Case(attack: "flood output", stop: .output),
        Case(attack: "flood errors", stop: .output),
        Case(attack: "flood record", stop: .record),
        Case(attack: "recursion", ending: .signalled(SIGSEGV), output: ""),
        Case(attack: "exit", ending: .exited(0), output: ""),
        Case(attack: "forge", ending: .exited(0), output: "passed"),
        Case(attack: "kill itself", ending: .signalled(SIGKILL)),
        Case(attack: "abort", ending: .signalled(SIGABRT)),
        Case(attack: "trap", ending: .signalled(SIGILL)),
        Case(attack: "threads", ending: .signalled(SIGSYS), output: ""),
        Case(attack: "files", ending: .exited(0), output: "few files"),
      ])
    func usesUp(_ expected: Case) throws {
      let result = try AttackProgram.run(expected.attack, limits: expected.limits)
      #expect(result.ending == expected.ending)
      #expect(result.stop == expected.stop)
      if let output = expected.output { #expect(result.text == output) }
      #expect(result.output.count <= expected.limits.output)
      #expect(result.errors.count <= expected.limits.output)
      #expect(result.record.count <= expected.limits.record)
      #expect(result.isGone, "somebody is left")
    }
  }
#endif
