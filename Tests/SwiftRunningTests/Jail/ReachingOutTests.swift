#if os(Linux)
  import Course
  import Glibc
  import Grading
  import Platform
  @testable import SwiftRunning
  import TestRunners
  import Testing

  @Suite("Jail: programs that try to leave the jail")
  struct ReachingOutTests {
    @Test(
      "a forbidden call kills the whole program, and no process remains",
      arguments: [
        "fork", "fork in a thread", "spawn", "process", "shell", "execute", "socket",
        "kill parent", "kill all", "kill group", "leave session",
      ])
    func forbidden(attack: String) throws {
      let result = try AttackProgram.run(attack)
      #expect(result.ending == .signalled(SIGSYS))
      #expect(result.text == "")
      #expect(result.isGone, "somebody is left")
    }

    @Test(
      "a call that only other programs may make returns an error",
      arguments: ["outlive parent", "raise limits", "signal by descriptor", "local socket"])
    func refused(attack: String) throws {
      let result = try AttackProgram.run(attack)
      #expect(result.ending == .exited(0))
      #expect(result.text == "-1 true")
    }

    @Test(
      "files outside can neither be read nor written",
      arguments: [
        "read", "read beyond", "write", "cut", "append", "remove", "link", "own memory",
        "parent's environment",
      ])
    func files(attack: String) throws {
      let playground = try Playground()
      defer { playground.remove() }
      let isNew = ["write", "link"].contains(attack)
      let result = try AttackProgram.run(attack, on: isNew ? playground.free : playground.neighbour)
      #expect(result.ending == .signalled(SIGSYS) || result.text == "denied")
      #expect(playground.isUntouched)
    }

    @Test("folders outside can neither be listed nor entered", arguments: ["list", "enter"])
    func folders(attack: String) throws {
      let playground = try Playground()
      defer { playground.remove() }
      let result = try AttackProgram.run(attack, on: playground.folder)
      #expect(result.ending == .signalled(SIGSYS) || result.text == "denied")
    }

    @Test("a file that is named as readable can be read, but not written")
    func readable() throws {
      let playground = try Playground()
      defer { playground.remove() }
      let named = [playground.neighbour]
      #expect(
        try AttackProgram.run("read", on: playground.neighbour, readable: named).text == "6 bytes")
      #expect(
        try AttackProgram.run("cut", on: playground.neighbour, readable: named).text == "denied")
      #expect(playground.isUntouched)
    }

    @Test("a compiler can write only into the named folder")
    func writable() throws {
      let playground = try Playground()
      defer { playground.remove() }
      let other = try Playground()
      defer { other.remove() }
      let named = [playground.folder]
      let inside = try AttackProgram.run(
        "write", on: playground.free, in: .compile, writable: named)
      #expect(inside.text == "written")
      for (attack, target) in [
        ("write", other.free), ("cut", other.neighbour), ("remove", other.neighbour),
      ] {
        let outside = try AttackProgram.run(attack, on: target, in: .compile, writable: named)
        #expect(outside.text == "denied")
      }
      #expect(other.isUntouched)
    }

    @Test("the environment has the named variables and no others")
    func environment() throws {
      #expect(try AttackProgram.run("environment").text == "ATTACK SWIFT_BACKTRACE TARGET")
    }

    #if arch(x86_64)
      @Test(
        "calls that change or watch the machine are forbidden by their numbers",
        arguments: [
          56, 57, 58,  // clone without flags, fork, vfork
          101, 310, 311,  // ptrace, process_vm_readv, process_vm_writev
          165, 166, 272, 308, 428, 435,  // mount, umount2, unshare, setns, open_tree, clone3
          250, 298, 321, 323, 425,  // keyctl, perf_event_open, bpf, userfaultfd, io_uring_setup
          42, 49, 109, 112, 135,  // connect, bind, setpgid, setsid, personality
          62, 129, 200, 297, 424, 434,  // kill, signals to others, pidfd_send_signal, pidfd_open
          317, 319, 322, 444,  // seccomp, memfd_create, execveat, landlock
        ])
      func number(_ number: Int) throws {
        let result = try AttackProgram.run("\(number)")
        // One call is answered as by a kernel that does not have it.
        #expect(number == 435 ? result.text == "-1" : result.ending == .signalled(SIGSYS))
      }
    #endif
  }

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
        Case(attack: "flood output", stop: .output), Case(attack: "flood errors", stop: .output),
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
