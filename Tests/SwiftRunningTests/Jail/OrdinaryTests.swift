#if os(Linux)
  import Glibc
  import Course
  import Grading
  import SwiftRunning
  import Testing

  @Suite("Jail: harmless programs")
  struct OrdinaryTests {
    @Test(
      "Foundation's functions work or return an error; none kills the program",
      arguments: [
        "dates", "numbers", "places", "settings", "machine", "log", "random", "texts",
      ])
    func works(name: String) throws {
      let result = try AttackProgram.run(name)
      #expect(result.ending == .exited(0))
      #expect(result.text.split(separator: "\n").contains("done"))
    }

    @Test(
      "a function that needs a thread kills the program", arguments: ["queues", "timers", "tasks"])
    func threads(name: String) throws {
      let result = try AttackProgram.run(name)
      #expect(result.ending == .signalled(SIGSYS))
    }
  }
#endif
