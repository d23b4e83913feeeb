#if os(Linux)
  import Glibc
  import Course
  import Grading
  import Platform
  @testable import SwiftRunning
  import TestRunners
  import Testing

  @Suite("Jail: a host and its children")
  struct HostTests {
    @Test(
      "a child with the innermost filter is killed by calls that a learner's code must not make")
    func children() throws {
      let filter = try #require(SystemCallFilter.innermost)
      let attacks = [
        "nothing", "kill parent", "kill all", "kill group", "fork", "spawn", "socket", "execute",
        "outlive parent", "abort", "trap", "read", "threads", "exit",
      ]
      let result = try AttackProgram.run(
        "host", on: attacks.joined(separator: ","), in: .host, input: filter.bytes)
      let forbidden = "signal \(SIGSYS)"
      #expect(
        String(decoding: result.record, as: UTF8.self) == """
          nothing: exit 0
          kill parent: \(forbidden)
          kill all: \(forbidden)
          kill group: \(forbidden)
          fork: \(forbidden)
          spawn: \(forbidden)
          socket: \(forbidden)
          execute: \(forbidden)
          outlive parent: exit 0
          abort: signal \(SIGABRT)
          trap: signal \(SIGILL)
          read: exit 0
          threads: \(forbidden)
          exit: exit 0

          """)
      #expect(result.ending == .exited(0))
      #expect(result.text == "-1 true\ndenied")
      #expect(result.isGone)
    }

    @Test("a child that hangs ends with its host")
    func hanging() throws {
      let filter = try #require(SystemCallFilter.innermost)
      func run(_ seconds: Double) throws -> ChildResult {
        try AttackProgram.run(
          "host", on: "nothing,sleep,nothing", in: .host, input: filter.bytes,
          limits: Limits(wallClockSeconds: seconds))
      }
      var result = try run(2)
      // A busy machine may take longer than that over the first child.
      for seconds in [10.0, 60, 300] where result.record.isEmpty { result = try run(seconds) }
      #expect(result.stop == .wallClock)
      #expect(String(decoding: result.record, as: UTF8.self) == "nothing: exit 0\n")
      #expect(result.isGone)
    }

    @Test("a jailed program ends when the one that started it is killed")
    func orphan() throws {
      // A shell starts the jail and dies at once; another one looks what became of the program.
      let script = """
        sh -c '"$0" __jail "{\\"parent\\":$$,$1" & echo $! >&3; sleep 0.2; kill -9 $$' "$0" "$1" \
        3>number.txt
        read number <number.txt
        while grep -q sleep /proc/$number/cmdline 2>/dev/null; do sleep 0.2; done
        echo gone
        """
      let sleep = ChildCommand("/bin/sleep", ["1000"])
      var order = JailOrder(sleep, in: JailProfile(.run, level: .none))
      order.parent = 1
      let rest = JSONLine.text(order).replacing(#","parent":1"#, with: "").dropFirst()
      let playground = try Playground()
      defer { playground.remove() }
      let result = try ChildProcess.run(
        ChildCommand(
          "/bin/sh", ["-c", script, RealRunner.builtLessons, String(rest)],
          environment: ["PATH": "/usr/bin:/bin"],
          folder: playground.folder, limits: Limits(wallClockSeconds: 300)))
      #expect(result.text == "gone")
    }
  }
#endif
