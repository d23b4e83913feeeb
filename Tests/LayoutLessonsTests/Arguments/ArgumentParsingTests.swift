import LayoutLessons
import Terminal
import Testing

@Suite("Arguments: words become an invocation")
struct ArgumentParsingTests {
  @Test("the bare program has no command")
  func bare() throws {
    let invocation = try sampleTable.parse([])
    #expect(invocation.command == nil)
    #expect(invocation.positionals == [])
    #expect(!invocation.isSet("help"))
  }

  @Test(
    "finds the command, in one word or two",
    arguments: [
      (["next"], "next"), (["dev", "check"], "dev check"), (["--plain", "next"], "next"),
      (["dev", "--plain", "check"], "dev check"), (["--course", "next", "next"], "next"),
      (["--", "next"], "next"),
    ])
  func command(words: [String], name: String) throws {
    #expect(try sampleTable.parse(words).command == name)
  }

  @Test(
    "reads a value in every spelling and place",
    arguments: [
      ["check", "--window", "320", "inset"], ["check", "--window=320", "inset"],
      ["check", "-w", "320", "inset"], ["check", "-w=320", "inset"],
      ["check", "inset", "--window", "320"], ["check", "inset", "-w", "320"],
      ["check", "--window", "320", "--", "inset"],
    ])
  func value(words: [String]) throws {
    let invocation = try sampleTable.parse(words)
    #expect(invocation.command == "check")
    #expect(invocation.value(of: "window") == "320")
    #expect(invocation.positionals == ["inset"])
    #expect(!invocation.isSet("all"))
  }

  @Test(
    "keeps a value as it was typed",
    arguments: [
      ("--window=-5", "-5"), ("--window=a=b", "a=b"), ("--window= ", " "),
      ("--window=--all", "--all"),
      ("-w=👨‍👩‍👧", "👨‍👩‍👧"),
    ])
  func valueAsTyped(word: String, value: String) throws {
    #expect(try sampleTable.parse(["check", word]).value(of: "window") == value)
  }

  @Test("takes a single dash for a word or a value, not for an option")
  func dash() throws {
    #expect(try sampleTable.parse(["check", "-"]).positionals == ["-"])
    #expect(try sampleTable.parse(["check", "-w", "-"]).value(of: "window") == "-")
  }

  @Test("takes everything after -- literally")
  func literal() throws {
    let invocation = try sampleTable.parse(["grade", "--", "--all", "--", "-h", ""])
    #expect(invocation.positionals == ["--all", "--", "-h", ""])
    #expect(!invocation.isSet("help"))
  }

  @Test("sets flags, long or short, once or again")
  func flags() throws {
    let invocation = try sampleTable.parse(["next", "-s", "--plain", "--skip", "--plain"])
    #expect(invocation.isSet("skip"))
    #expect(invocation.isSet("plain"))
    #expect(!invocation.isSet("course"))
    #expect(invocation.value(of: "course") == nil)
  }

  @Test(
    "asks for help in each of its forms, complete or not",
    arguments: [
      (["--help"], nil), (["-h"], nil), (["help"], nil), (["help", "help"], nil),
      (["grade", "-h"], "grade"), (["help", "grade"], "grade"), (["dev", "--help"], "dev"),
      (["help", "dev"], "dev"), (["help", "dev", "new"], "dev new"),
      (["dev", "new", "-h"], "dev new"), (["next", "too", "many", "--help"], "next"),
    ] as [([String], String?)])
  func help(words: [String], command: String?) throws {
    let invocation = try sampleTable.parse(words)
    #expect(invocation.isSet("help"))
    #expect(invocation.command == command)
  }

  @Test("asks for the version", arguments: [["--version"], ["grade", "--version"]])
  func version(words: [String]) throws {
    #expect(try sampleTable.parse(words).isSet("version"))
  }

  @Test("hands a shell's words over untouched")
  func complete() throws {
    let invocation = try sampleTable.parse(["--complete", "check", "--bogus", "--", ""])
    #expect(invocation.isSet("complete"))
    #expect(invocation.positionals == ["check", "--bogus", "--", ""])
  }

  @Test("fills repeating places with any number of words", arguments: [0, 1, 1000])
  func repeating(count: Int) throws {
    let folders = (0..<count).map { "folder\($0)" }
    let invocation = try sampleTable.parse(["grade", "class.csv"] + folders)
    #expect(invocation.positionals == ["class.csv"] + folders)
  }
}
