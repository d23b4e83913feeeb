@testable import SwiftRunning
import Testing
import TestRunners

@Suite("Jail: orders")
struct JailOrderTests {
  private let command = ChildCommand(
    "/bin/tool", ["-x", "--", "kind=host", ""], environment: ["B": "2=3", "A": ""],
    limits: Limits(processorSeconds: 3, addressSpace: 5, fileSize: 6, openFiles: 7, stack: 8))
  private let profile = JailProfile(
    .compile, readable: ["/a b", "/c=d"], writable: ["/w"], level: .withoutLandlock,
    jailer: "/bin/lessons")

  @Test("what is written is read back")
  func roundTrip() throws {
    let order = JailOrder(command, in: profile)
    #expect(try JailOrder(reading: order.arguments) == order)
    #expect(order.environment == ["A=", "B=2=3"])
    #expect(order.readable == ["/a b", "/c=d"])
    #expect(order.toolArguments == ["-x", "--", "kind=host", ""])
  }

  private static let right = [
    "__jail", "kind=run", "level=full", "parent=9", "processor=1", "memory=1", "file=1",
    "files=1", "stack=1",
  ]

  @Test(
    "anything unknown is refused",
    arguments: [
      ([], "--"),
      (["kind=run", "--", "/t"], "kind"),
      (["speed=9", "--", "/t"], "speed=9"),
      (["fast", "--", "/t"], "fast"),
      (["read=lib", "--", "/t"], "read=lib"),
      (["write=", "--", "/t"], "write="),
      (["set=A", "--", "/t"], "A"),
      (["set==A", "--", "/t"], "=A"),
      (["--"], ""),
      (["--", "tool"], "tool"),
    ] as [([String], String)])
  func strange(added: [String], word: String) {
    #expect(throws: JailError.order(word)) {
      try JailOrder(reading: Self.right + added)
    }
  }

  @Test("every word is needed", arguments: 0..<Self.right.count)
  func missing(index: Int) {
    var words = Self.right
    words.remove(at: index)
    #expect(throws: JailError.self) { try JailOrder(reading: words + ["--", "/t"]) }
  }

  @Test(
    "numbers are whole and above zero",
    arguments: ["0", "-1", "1.5", "", "1s", "99999999999999999999"])
  func numbers(text: String) {
    let words = Self.right.map { $0 == "memory=1" ? "memory=\(text)" : $0 }
    #expect(throws: JailError.order("memory=\(text)")) {
      try JailOrder(reading: words + ["--", "/t"])
    }
  }

  @Test(
    "a wrong order ends with status 4 and a message, and starts nothing",
    arguments: [
      (["__jail"], "lessons __jail: cannot read the order '--'\n"),
      (["__jail", "--", "/bin/echo", "started"], "lessons __jail: cannot read the order 'kind'\n"),
      (
        right + ["--", "/bin/echo", "started"],
        "lessons __jail: whoever started this has gone away\n"
      ),
    ])
  func status(arguments: [String], message: String) throws {
    let result = try ChildProcess.run(ChildCommand(RealRunner.builtLessons, arguments))
    #expect(result.ending == .exited(4))
    #expect(result.text == "")
    #expect(String(decoding: result.errors, as: UTF8.self) == message)
  }

  @Test("an error while the jail is being made isn't reported as the program's exit")
  func notJailed() {
    let command = ChildCommand(
      "/bin/no-such-tool", jail: JailProfile(.run, jailer: RealRunner.builtLessons))
    #expect(
      throws: ChildFailure.notJailed(
        "lessons __jail: /bin/no-such-tool: No such file or directory\n")
    ) {
      try ChildProcess.run(command)
    }
  }
}
