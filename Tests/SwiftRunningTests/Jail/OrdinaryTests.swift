#if os(Linux)
  import Grader
  import SwiftRunning
  import Testing

  @Suite("Jail: programs that mean no harm")
  struct OrdinaryTests {
    @Test(
      "what Foundation offers works, or says that it doesn't; nothing ends the program",
      arguments: [
        "dates", "numbers", "places", "settings", "machine", "log", "random", "queues", "timers",
        "texts",
      ])
    func works(name: String) throws {
      let result = try AttackProgram.run(name)
      #expect(result.ending == .exited(0))
      #expect(result.text.split(separator: "\n").contains("done"))
    }

    /// Dispatch looks at its own threads in `/proc`, which the jail hides, and stops a program when
    /// it can't; it seldom gets so far before the program is done.
    @Test("tasks of Swift's own run, all but always")
    func tasks() throws {
      let result = try AttackProgram.run("tasks")
      withKnownIssue("Dispatch can't see its threads", isIntermittent: true) {
        #expect(result.ending == .exited(0))
      }
    }
  }
#endif
