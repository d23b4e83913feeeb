import Grading
@testable import SwiftRunning
import TestRunners
import Testing

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

  private static let right =
    #"{"kind":"run","level":"full","parent":9,"limits":{"processorSeconds":1,"#
    + #""wallClockSeconds":1,"addressSpace":1,"fileSize":1,"openFiles":1,"stack":1,"output":1,"#
    + #""record":1},"readable":[],"writable":[],"environment":[],"executable":"/t","#
    + #""toolArguments":[]}"#

  @Test(
    "what can't be right is refused",
    arguments: [
      (#""readable":[]"#, #""readable":["lib"]"#, "lib"),
      (#""writable":[]"#, #""writable":[""]"#, ""),
      (#""environment":[]"#, #""environment":["A"]"#, "A"),
      (#""environment":[]"#, #""environment":["=A"]"#, "=A"),
      (#""executable":"/t""#, #""executable":"tool""#, "tool"),
      (#""addressSpace":1"#, #""addressSpace":0"#, "0"),
      (#""stack":1"#, #""stack":-1"#, "-1"),
      (#""parent":9"#, #""parent":0"#, "0"),
    ])
  func strange(text: String, replacement: String, word: String) throws {
    #expect(try JailOrder(reading: ["__jail", Self.right]).executable == "/t")
    let order = Self.right.replacing(text, with: replacement)
    #expect(throws: JailError.order(word)) { try JailOrder(reading: ["__jail", order]) }
  }

  @Test(
    "every part is needed, and numbers are whole",
    arguments: [
      #""kind":"run","#, #""level":"full","#, #""parent":9,"#, #""addressSpace":1,"#,
      #","output":1"#,
      #""readable":[],"#, #""environment":[],"#, #","toolArguments":[]"#,
    ])
  func missing(part: String) throws {
    let order = Self.right.replacing(part, with: "")
    #expect(throws: JailError.order(order)) { try JailOrder(reading: ["__jail", order]) }
    for number in ["1.5", "\"1\"", "99999999999999999999", "1s", ""] {
      let order = Self.right.replacing(#""fileSize":1"#, with: #""fileSize":"# + number)
      #expect(throws: JailError.self) { try JailOrder(reading: ["__jail", order]) }
    }
  }

  @Test(
    "a wrong order ends with status 4 and a message, and starts nothing",
    arguments: [
      (["__jail"], "lessons __jail: cannot read the order ''\n"),
      (["__jail", "{}", "/bin/echo"], "lessons __jail: cannot read the order '{} /bin/echo'\n"),
      (["__jail", right], "lessons __jail: whoever started this has gone away\n"),
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

@Suite("Jail: what a machine must have for answers")
struct AnswerJailTests {
  private static let advice =
    "if you wrote the answer yourself, say --trust; `lessons doctor` tells what is missing"

  @Test("a full jail runs anybody's answers", arguments: [Trust.none, .given])
  func full(trust: Trust) throws {
    #expect(
      try AnswerJail.best(trust: trust, jailer: "/l", level: .full)
        == AnswerJail(level: .full, jailer: "/l"))
  }

  @Test(
    "a weaker jail runs them only if the user trusts them, and says what could happen",
    arguments: [
      (
        JailLevel.none,
        "this machine can't keep a stranger's program from doing whatever you can do"
      ),
      (.withoutLandlock, "this machine can't keep a stranger's program from reading your files"),
    ])
  func less(level: JailLevel, reason: String) throws {
    let error = #expect(throws: SwiftFailure.self) {
      try AnswerJail.best(trust: .none, jailer: nil, level: level)
    }
    #expect(English.words(of: error) == [reason, Self.advice])
    #expect(
      try AnswerJail.best(trust: .given, jailer: nil, level: level) == AnswerJail(level: level))
  }

  @Test(
    "the jail is full if the kernel supports it, and these tests run only in a full one",
    .enabled(if: TestJail.kernelHasLandlock, "this kernel has no Landlock"))
  func here() {
    #expect(JailProbe.level == .full)
    #expect(JailProbe.trialFault(jailer: RealRunner.builtLessons) == nil)
    #expect(TestJail.trust == .none)
  }
}
