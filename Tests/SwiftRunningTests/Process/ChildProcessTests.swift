import Testing

import Grader

@Suite("Running a program")
struct ChildProcessTests {
  @Test("what it prints and how it ends comes back")
  func ending() throws {
    let result = try ChildProcess.run(
      ChildCommand("/bin/sh", ["-c", "echo out; echo err >&2; echo rec >&3; exit 7"]))
    #expect(result.ending == .exited(7))
    #expect(result.stop == nil)
    #expect(result.output == Array("out\n".utf8))
    #expect(result.errors == Array("err\n".utf8))
    #expect(result.record == Array("rec\n".utf8))
  }

  @Test("the same by way of the jailer, without walls")
  func jailer() throws {
    let result = try ChildProcess.run(
      ChildCommand(
        "/bin/sh", ["-c", "echo out; exit 7"],
        jail: JailProfile(.run, level: .none, jailer: BuiltLessons.path)))
    #expect(result.ending == .exited(7))
    #expect(result.output == Array("out\n".utf8))
  }
}
