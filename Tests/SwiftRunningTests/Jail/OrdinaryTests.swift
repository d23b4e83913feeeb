#if os(Linux)
  import Grader
  import SwiftRunning
  import Testing

  @Suite("Jail: programs that mean no harm")
  struct OrdinaryTests {
    @Test(
      "what Foundation offers works, or says that it doesn't; nothing ends the program",
      arguments: [
        "dates", "numbers", "places", "settings", "machine", "log", "random", "queues", "tasks",
        "timers", "texts",
      ])
    func works(name: String) throws {
      let result = try AttackProgram.run(name)
      #expect(result.ending == .exited(0))
      #expect(result.text.split(separator: "\n").contains("done"))
    }
  }
#endif
