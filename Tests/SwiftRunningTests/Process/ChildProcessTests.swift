import Foundation
import SwiftRunning
import Testing
import TestRunners

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("Running a program")
struct ChildProcessTests {
  private func shell(
    _ script: String, input: [UInt8] = [], folder: String? = nil,
    environment: [String: String] = [:], limits: Limits = Limits(wallClockSeconds: 300)
  ) -> ChildCommand {
    ChildCommand(
      "/bin/sh", ["-c", script], environment: environment, input: input, folder: folder,
      limits: limits)
  }

  @Test("its output and its exit status are returned")
  func ending() throws {
    let result = try ChildProcess.run(shell("echo out; echo err >&2; echo rec >&3; exit 7"))
    #expect(result.ending == .exited(7))
    #expect(result.stop == nil)
    #expect(result.output == Array("out\n".utf8))
    #expect(result.errors == Array("err\n".utf8))
    #expect(result.record == Array("rec\n".utf8))
    #expect(result.isGone)
  }

  @Test("a signal is reported as a signal", arguments: [SIGKILL, SIGTERM, SIGABRT])
  func signal(number: Int32) throws {
    let result = try ChildProcess.run(shell("kill -\(number) $$"))
    #expect(result.ending == .signalled(number))
    #expect(result.stop == nil)
  }

  @Test("its arguments, its environment and its folder are the named ones")
  func surroundings() throws {
    let result = try ChildProcess.run(
      ChildCommand("/usr/bin/env", environment: ["B": "2", "A": "1 1"]))
    #expect(result.text == "A=1 1\nB=2")
    #expect(try ChildProcess.run(shell("pwd", folder: "/usr/lib")).text == "/usr/lib")
  }

  @Test(
    "it has only the descriptors 0 to 3",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func descriptors() throws {
    let left = open("/dev/null", O_RDONLY)
    defer { close(left) }
    let result = try ChildProcess.run(
      shell("cd /proc/$$/fd; echo *", limits: Limits(wallClockSeconds: 300)))
    let names = result.text.split(separator: " ").compactMap { Int32($0) }
    // A shell may keep one of its own; what we have open carelessly is not closed without a jail.
    #expect(Set(names.filter { $0 < 4 }) == [0, 1, 2, 3])
    let jailed = try ChildProcess.run(
      ChildCommand(
        "/bin/sh", ["-c", "cd /proc/$$/fd; echo *"],
        jail: JailProfile(.run, level: .none, jailer: RealRunner.builtLessons)))
    // The shell lists the folder through the next free number.
    #expect(jailed.text == "0 1 2 3 4")
  }

  @Test("long input and long output can flow at the same time")
  func flow() throws {
    let input = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let result = try ChildProcess.run(
      ChildCommand(
        "/bin/cat", input: input, limits: Limits(wallClockSeconds: 300, output: 1 << 20)))
    #expect(result.output == input)
  }

  @Test("a program may ignore its input")
  func unread() throws {
    let input = [UInt8](repeating: 1, count: 1 << 20)
    #expect(try ChildProcess.run(shell("exec <&-; echo done", input: input)).text == "done")
    #expect(try ChildProcess.run(shell("exit 3", input: input)).ending == .exited(3))
  }

  @Test("output is cut exactly at the limit")
  func cap() throws {
    let limits = Limits(wallClockSeconds: 300, output: 1000)
    let exact = try ChildProcess.run(shell("printf '%01000d' 0", limits: limits))
    #expect(exact.output.count == 1000)
    #expect(exact.stop == nil)
    let more = try ChildProcess.run(shell("printf '%01001d' 0; sleep 100", limits: limits))
    #expect(more.output.count == 1000)
    #expect(more.stop == .output)
    #expect(more.isGone)
  }

  @Test("processes that it leaves behind are killed with it")
  func leftBehind() throws {
    let result = try ChildProcess.run(shell("sleep 100 & sleep 100 & echo started"))
    #expect(result.ending == .exited(0))
    #expect(result.text == "started")
    #expect(result.isGone)
  }

  @Test("a record is delivered in pieces as they arrive, and can stop the program")
  func records() throws {
    var record: [UInt8] = []
    let result = try ChildProcess.run(shell("while :; do echo case >&3; done")) { piece in
      record += piece
      return record.count <= 20
    }
    #expect(result.stop == .asked)
    #expect(result.record == record)
    #expect(record.starts(with: "case\ncase\n".utf8))
  }

  @Test("the time limit also counts while records are delivered")
  func clock() throws {
    let endless = "while :; do sleep 0.1; echo on >&3; done"
    func run(_ seconds: Double) throws -> ChildResult {
      try ChildProcess.run(shell(endless, limits: Limits(wallClockSeconds: seconds))) { _ in true }
    }
    var stopped = try run(0.5)
    // A busy machine may not have delivered anything by then.
    for seconds in [5.0, 50, 300] where stopped.record.isEmpty { stopped = try run(seconds) }
    #expect(stopped.stop == .wallClock)
    #expect(stopped.record.starts(with: "on\n".utf8))
  }

  @Test("a missing program is reported", arguments: ["/no/such/tool", "/"])
  func missing(path: String) {
    #expect(throws: ChildFailure.notStarted(path, path == "/" ? EACCES : ENOENT)) {
      try ChildProcess.run(ChildCommand(path))
    }
  }

  @Test("several threads run programs at once, each with its own output")
  func threads() async throws {
    let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<40 {
        group.addTask { (number, try ChildProcess.run(shell("echo \(number)")).text) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in 0..<40 { #expect(texts[number] == "\(number)") }
  }
}
