import Course
import LayoutLessons
import Terminal
import Testing
import TestRunners

func english() throws -> StringsCatalogue { try CourseLoader(root: Learner.course).strings() }

/// A table with every kind of command, positional and option; not the program's own.
let sampleTable = CommandTable(
  program: "lessons", version: "1.2", summary: "Learn Auto Layout in your terminal.",
  details: """
    Exit status: 0 passed, 1 not yet.
    .layout files hold equations; C:\\temp is a path.
    """,
  commands: [
    CommandSpec(
      "next", summary: "Show the lesson you are at.",
      options: [.init("skip", short: "s", help: "Move on without passing.")]),
    CommandSpec(
      "check", summary: "Solve your answer and say what follows from it.",
      details: "Without a name it's the exercise you are at. The answer is read from your folder.",
      positionals: [.init("exercise", .optional, help: "Its name, like 'inset-both-sides'.")],
      options: [
        .init("window", short: "w", placeholder: "width", help: "Solve for one width: 320 points."),
        .init("all", help: "Show every finding."),
      ]),
    CommandSpec(
      "grade", summary: "Grade a whole class.",
      positionals: [
        .init("roster", help: "A table of learners."),
        .init("folder", .repeating, help: "A learner's answers."),
      ]),
    CommandSpec(
      "dev check", summary: "Check the course itself.",
      options: [.init("mutants", help: "Also try wrong solutions.")]),
    CommandSpec(
      "dev new", summary: "Start a lesson.", positionals: [.init("slug", help: "Its name.")]),
  ],
  globalOptions: [
    .init("plain", help: "Words in place of drawings."),
    .init("course", placeholder: "folder", help: "The course to use."),
  ])

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
        "The option '--all' takes no value. Leave out '=yes'.\nFor help, type: lessons help check"
      ),
      (
        ["check", "-w", "1", "--window=2"],
        "The option '--window' is there twice. Leave one out.\nFor help, type: lessons help check"
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

@Suite("Arguments: shells complete commands and options")
struct CompletionTests {
  static let everywhere = ["--plain", "--course", "--help", "--version"]

  @Test(
    "offers what may stand at the cursor",
    arguments: [
      ([""], ["next", "check", "grade", "dev", "help"]),
      ([], ["next", "check", "grade", "dev", "help"]),
      (["d"], ["dev"]), (["dev", ""], ["check", "new"]), (["dev", "n"], ["new"]),
      (["help", ""], ["next", "check", "grade", "dev", "help"]), (["help", "dev", "c"], ["check"]),
      (["-"], everywhere), (["next", "--"], ["--skip"] + everywhere),
      (["--plain", "check", "--w"], ["--window"]), (["dev", "check", "--m"], ["--mutants"]),
      (["check", ""], []), (["next", "x"], []), (["check", "--window", ""], []),
      (["--course", "-"], []), (["check", "--", "-"], []), (["zzz"], []),
    ])
  func words(typed: [String], offered: [String]) {
    #expect(sampleTable.completions(of: typed, nil) == offered)
  }

  @Test("explains each word behind a tab")
  func explanations() throws {
    let strings = try english()
    #expect(
      sampleTable.completions(of: ["dev", ""], strings) == [
        "check\tCheck the course itself.", "new\tStart a lesson.",
      ])
    #expect(sampleTable.completions(of: ["de"], strings) == ["dev\tdev check, dev new"])
    #expect(
      sampleTable.completions(of: ["check", "--w"], strings) == [
        "--window\tSolve for one width: 320 points."
      ])
  }

  @Test(
    "each script is for this program and asks it",
    arguments: [
      (Shell.bash, "complete -o default -F _lessons lessons\n"),
      (.zsh, "then _lessons\nelse compdef _lessons lessons; fi\n"),
      (.fish, "complete -c lessons -f -a '(__lessons_complete)'\n"),
    ])
  func scripts(shell: Shell, end: String) {
    let script = sampleTable.completionScript(for: shell)
    #expect(String(script.suffix(end.count)) == end)
    #expect(script.contains(" --complete "))
  }
}

@Suite("Arguments: help is made from the table")
struct HelpTextTests {
  @Test("explains the program in 80 columns")
  func program() throws {
    expectRecorded(try sampleTable.helpText(english()).text, "HelpText/program")
  }

  @Test("explains the program in 40 columns")
  func narrowProgram() throws {
    expectRecorded(try sampleTable.helpText(columns: 40, english()).text, "HelpText/narrowProgram")
  }

  @Test("explains a command in 80 columns")
  func command() throws {
    expectRecorded(try sampleTable.helpText(for: "check", english()).text, "HelpText/command")
  }

  @Test("explains a command in 40 columns")
  func narrowCommand() throws {
    expectRecorded(
      try sampleTable.helpText(for: "grade", columns: 40, english()).text, "HelpText/narrowCommand")
  }

  @Test("lists the commands that share a first word")
  func group() throws {
    expectRecorded(try sampleTable.helpText(for: "dev", english()).text, "HelpText/group")
  }

  @Test(
    "stays within every width from 40 to 200, and within these limits",
    arguments: [nil, "check", "grade", "dev", "dev new"] as [String?])
  func width(command: String?) throws {
    let strings = try english()
    for columns in -1...202 {
      let help = sampleTable.helpText(for: command, columns: columns, strings)
      #expect(help.widthInColumns <= min(max(columns, 40), 200))
    }
    #expect(
      sampleTable.helpText(for: command, columns: 0, strings)
        == sampleTable.helpText(for: command, columns: 40, strings))
  }

  @Test("writes a manual page that roff can't misread")
  func manualPage() throws {
    let page = try sampleTable.manualPage(english())
    expectRecorded(page.firstLines(25), "HelpText/manualPage")
    expectRecorded(page.lastLines(13), "HelpText/manualPage-2")
  }
}
