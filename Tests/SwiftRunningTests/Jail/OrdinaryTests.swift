#if os(Linux)
  import Glibc
  import Course
  import Grading
  import SwiftRunning
  import Testing

  @Suite("Jail: programs that mean no harm")
  struct OrdinaryTests {
    @Test(
      "what Foundation offers works, or says that it doesn't; nothing ends the program",
      arguments: [
        "dates", "numbers", "places", "settings", "machine", "log", "random", "texts",
      ])
    func works(name: String) throws {
      let result = try AttackProgram.run(name)
      #expect(result.ending == .exited(0))
      #expect(result.text.split(separator: "\n").contains("done"))
    }

    @Test("what needs a thread ends the program", arguments: ["queues", "timers", "tasks"])
    func threads(name: String) throws {
      let result = try AttackProgram.run(name)
      #expect(result.ending == .signalled(SIGSYS))
    }
  }
#endif
