#if os(Linux)
  import Glibc
  import Course
  import Grading
  import SwiftRunning
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
      let result = try AttackProgram.run(
        attack, on: isNew ? playground.free : playground.neighbour)
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
#endif
