import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Arguments: what can't be understood is said in plain words")
struct ArgumentErrorTests {
  @Test(
    "says which word it is, what may have been meant, and what to type next",
    arguments: [
      (
        ["chekc"],
        "There is no command 'chekc'. Did you mean 'check'?\nFor help, type: lessons help"
      ),
      (["frobnicate"], "There is no command 'frobnicate'.\nFor help, type: lessons help"),
      (
        ["dev", "chekc"],
        "There is no command 'dev chekc'. Did you mean 'dev check'?\n"
          + "For help, type: lessons help dev"
      ),
      (
        ["dev"],
        "'dev' is the beginning of a command: 'dev check', 'dev new'.\n"
          + "For help, type: lessons help dev"
      ),
      (
        ["--plian"],
        "'lessons' has no option '--plian'. Did you mean '--plain'?\nFor help, type: lessons help"
      ),
      (
        ["check", "--windw=3"],
        "'check' has no option '--windw'. Did you mean '--window'?\n"
          + "For help, type: lessons help check"
      ),
      (["check", "-x"], "'check' has no option '-x'.\nFor help, type: lessons help check"),
      (
        ["check", "--window"],
        "The option '--window' needs a value: --window <width>\nFor help, type: lessons help check"
      ),
      (
        ["check", "-w", "--all"],
        "The option '-w' needs a value: -w <width>\nFor help, type: lessons help check"
      ),
      (
        ["check", "--all=yes"],
        "The option '--all' takes no value. Leave out '=yes'.\n"
          + "For help, type: lessons help check"
      ),
      (
        ["check", "-w", "1", "--window=2"],
        "The option '--window' is there twice. Leave one out.\n"
          + "For help, type: lessons help check"
      ),
      (["grade"], "'grade' needs one more argument: <roster>\nFor help, type: lessons help grade"),
      (
        ["check", "inset", "twice"],
        "'check' takes no argument 'twice'.\nFor help, type: lessons help check"
      ),
    ])
  func message(words: [String], message: String) throws {
    #expect(try error(for: words)?.message(english()) == message)
  }

  @Test("carries the command understood by then")
  func command() {
    #expect(error(for: ["check", "--al"])?.command == "check")
  }

  @Test(
    "answers hostile words",
    arguments: [
      ([""], "There is no command ''."), (["-"], "There is no command '-'."),
      (["--="], "'lessons' has no option '--='."), (["-="], "'lessons' has no option '-='."),
      (["---"], "'lessons' has no option '---'."), (["--="], "'lessons' has no option '--='."),
      (["🙂"], "There is no command '🙂'."), (["-🙂"], "'lessons' has no option '-🙂'."),
      (["\u{1B}[2J\r\n\u{9B}"], "There is no command '␛[2J␊\u{FFFD}'."),
      (["--course="], "The option '--course' needs a value: --course <folder>"),
      (["--course", ""], "The option '--course' needs a value: --course <folder>"),
      (
        [String(repeating: "é", count: 10_000)],
        "There is no command '\(String(repeating: "é", count: 40))…'."
      ),
      (
        ["--" + String(repeating: "x", count: 10_000)],
        "'lessons' has no option '--\(String(repeating: "x", count: 38))…'."
      ),
    ])
  func hostile(words: [String], complaint: String) throws {
    #expect(
      try error(for: words)?.message(english()) == complaint + "\nFor help, type: lessons help")
  }

  @Test(
    "suggests the nearest word, within two edits or a third of the length",
    arguments: [
      ("nxt", "next"), ("Grade", "grade"), ("CHECK", "check"), ("grd", "grade"), ("dve", "dev"),
      ("devcheck", "dev check"), ("hepl", "help"), ("gr", nil), ("xy", nil), ("grading", nil),
    ] as [(String, String?)])
  func nearest(typed: String, nearest: String?) throws {
    #expect(try suggestion(error(for: [typed])) == nearest)
  }

  @Test(
    "measures by the typed word's length, and of equals takes the table's first",
    arguments: [
      ("intrpltn", nil), ("interpilatoins", "interpolation"), ("bat", "cat"), ("cab", "car"),
      ("catt", "cat"),
    ] as [(String, String?)])
  func nearestOfEquals(typed: String, nearest: String?) throws {
    let table = CommandTable(
      program: "p", version: "1", summary: "",
      commands: ["interpolation", "car", "cat"].map { CommandSpec($0, summary: "") })
    let error = #expect(throws: CommandError.self) { try table.parse([typed]) }
    #expect(try suggestion(error) == nearest)
  }

  /// The command that a message asks about.
  private func suggestion(_ error: CommandError?) throws -> String? {
    let message = try #require(error).message(try english())
    return message.firstMatch(of: /Did you mean '(.*)'/).map { String($0.1) }
  }

  private func error(for words: [String]) -> CommandError? {
    #expect(throws: CommandError.self) { try sampleTable.parse(words) }
  }
}
