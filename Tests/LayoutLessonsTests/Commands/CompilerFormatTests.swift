import Teaching
import Course
import Foundation
import Grading
import LayoutLessons
import SwiftRunning
import Terminal
import Testing
import TestRunners

@Suite("Program: check for editors")
struct CompilerFormatTests {
  private let row = "rows/flip-around.layout"

  private func check(_ text: String) throws -> Learner.Run {
    let learner = try Learner()
    try learner.place(text, at: row)
    return learner.run("check", row, "--format", "compiler")
  }

  @Test("an answer that passes says nothing")
  func passed() throws {
    let run = try check(
      """
      Superview.trailing = Red.trailing + 16
      Blue.trailing = Red.leading - 8
      Red.width = 0.5 * Blue.width - 8
      """)
    #expect(run.status == .passed)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test("every finding has a line with its place, and notes")
  func findings() throws {
    let run = try check("Blue.leading = 40\n  Red.widht = 3\nRed.width = ___")
    #expect(run.status == .notYet)
    expectRecorded(run.output, "CompilerFormat/findings")
  }

  @Test("after the first false line come the others, each once")
  func misplaced() throws {
    let run = try check(
      """
      Superview.trailing = Red.trailing + 16
      Blue.trailing = Red.leading + 8
      Red.width = 0.5 * Blue.width - 80
      """)
    #expect(run.status == .notYet)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.map { $0.dropFirst(row.count).prefix(11) }.filter { $0.hasSuffix("error") }
        == [":2:1: error", ":3:1: error"].map { $0[...] })
    #expect(
      lines.last.map(String.init) == """
        \(row):3:1: error: In the wanted layout, Red.width is 80, but line 3 asks for \
        Red.width = 8.
        """)
  }

  @Test("what is missing altogether is told at the top")
  func noPlace() throws {
    let run = try check("Superview.trailing = Red.trailing + 16\nBlue.trailing = Red.leading - 8")
    #expect(
      run.output == """
        \(row):1:1: error: Nothing determines the width of Blue.
        \(row):1:1: note: Both of these layouts satisfy all constraints. The wanted layout \
        satisfies all of your constraints, so you don't have to change any. A constraint is missing.
        \(row):1:1: note: Add a constraint that determines the width of Blue.
        """)
  }

  @Test("every line of an answer to questions is looked at")
  func questions() throws {
    let learner = try Learner(after: "next")
    learner.run("reset", "on-what-sides")
    let file = "07-leading-versus-left/on-what-sides.layout"
    try learner.write(
      """
      Photo.right at 400: 12
      Badge.left at 480 right-to-left: 99999
      Photo.right at 400: 3
      foo: 2
      """, to: file)
    let run = learner.run("check", "on-what-sides", "--format=compiler")
    let lines = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    let path = "layout-lessons/\(file)"
    #expect(
      lines == [
        "\(path):3:1: error: Line 3 can't be read: Photo.right at 400 already has an answer.",
        "\(path):1:1: error: In line 1, you wrote 12 for Photo.right in a window 400 points "
          + "wide.",
        "\(path):2:1: error: In line 2, you wrote 99999 for Badge.left in a right-to-left window "
          + "480 points wide.",
        "\(path):4:1: error: Line 4 can't be read: no question asks about foo.",
        "\(path):4:1: error: Line 4 still has a blank to fill.",
      ])
  }

  @Test("two formats at once, or another, are refused")
  func usage() throws {
    let learner = try Learner()
    #expect(
      learner.run("check", "--format", "gcc").errors == "lessons: the format is compiler, not gcc")
    #expect(
      learner.run("check", "--format", "compiler", "--json").output.contains(
        "--format and --json are two formats; leave one out"))
  }
}

@Suite("Strings: every key is said somewhere, and none is missing")
struct SentenceTests {
  private struct Known {
    let area: String
    let name: String
    let key: String
  }

  private static let sources: [(file: String, text: String)] = {
    let root = Checkout.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(atPath: root.path())
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { name in
        let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8)
        return text.map { (name, $0) }
      }
  }()

  /// The members of areas, whose parameters the compiler checks.
  private static let declared: [Known] = sources.flatMap { file in
    let area = file.file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    return file.text.matches(
      of: /static (?:func|var) (\w+)[^{}]*\{\s*says\(\s*"([^"]+)"/
    ).map { Known(area: String(area), name: String($0.1), key: String($0.2)) }
  }

  /// Keys that stand where they are said.
  private static let inline: [String] = sources.flatMap { file in
    file.text.matches(of: /\.says\(\s*"([^"]+)"/).map { String($0.1) }
  }

  @Test("the English catalogue has the program's keys and no other")
  func keys() throws {
    let course = try CourseLoader(root: Learner.course).load()
    let keys = Self.declared.map(\.key) + Self.inline
    #expect(Set(course.strings.keys).symmetricDifference(keys).sorted() == [])
    #expect(Set(keys).count == keys.count, "two keys are the same")
  }

  /// A name that several areas have, or a property elsewhere, may be somebody else's here;
  /// `Tests/Proof/sentences` asks the compiler whose it is.
  @Test("the name of every key occurs in the program")
  func used() throws {
    let callers = Self.sources.filter { !$0.file.hasSuffix("Sentence.swift") }
    let areas = Self.sources.filter { $0.file.hasSuffix("Sentence.swift") }
    let text = callers.map(\.text).joined(separator: "\n")
    #expect(Self.declared.count > 50)
    for key in Self.declared {
      // A member of an area may also be said by another one.
      let isSaid =
        text.contains(".\(key.name)")
        || areas.contains {
          $0.file.hasSuffix("/\(key.area).swift")
            ? $0.text.components(separatedBy: " \(key.name)(").count > 2
            : $0.text.contains("\(key.area).\(key.name)")
        }
      #expect(isSaid, "\(key.area).\(key.name) is never said")
    }
  }
}

@Suite("Strings: the language is the one that the environment names, else English")
struct LanguageTests {
  @Test(
    "the first variable that is set and not empty names it, in the order of POSIX",
    arguments: [
      (["LANG": "pt_BR.UTF-8"], ["pt-BR", "pt"]), (["LANG": "de"], ["de"]),
      (["LANG": "zh_Hans_CN@x=y"], ["zh-Hans-CN", "zh-Hans", "zh"]),
      (["LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"], ["fr-FR", "fr"]),
      (["LC_ALL": "it", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"], ["it"]),
      (["LC_ALL": "C", "LANG": "de_DE"], []), (["LANG": "POSIX"], []), (["LANG": "C.UTF-8"], []),
      (["LANG": ""], []), ([:], []), (["LANG": "../../secret"], []), (["LANG": "_"], []),
    ])
  func tags(environment: [String: String], tags: [String]) {
    #expect(LanguageList(environment).tags == tags)
  }

  /// Polish has other words for 1, for 2 to 4 and for 5.
  private static let polish = recordedText("Language/polish")

  private func learner() throws -> Learner {
    var learner = try Learner()
    learner.courseFolder = try learner.makeCourse("course")
    try Self.polish.write(
      toFile: learner.courseFolder + "/strings/pl.json", atomically: true, encoding: .utf8)
    return learner
  }

  @Test("one strings file is a language: its words, its plurals, and English where it has none")
  func second() throws {
    let learner = try learner()
    let environment = ["LANG": "pl_PL.UTF-8"]
    learner.run(words: ["next"], environment: environment)
    func hint() -> [String] {
      let output = learner.run(words: ["hint"], environment: environment).output
      return output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let (first, second) = (hint(), hint())
    #expect(first.first == "Podpowiedź 1 z 3")
    #expect(first.last == "Jeszcze 2 podpowiedzi: lessons hint")
    #expect(second.last == "Jeszcze 1 podpowiedź: lessons hint")
    #expect(hint().last?.hasPrefix("That was the last hint.") == true)
  }

  @Test("help and what can't be carried out are said in it, too")
  func help() throws {
    let learner = try learner()
    let environment = ["LC_ALL": "pl"]
    let help = learner.run(words: ["help", "dev"], environment: environment).output
    #expect(help.hasPrefix("lessons dev – 2 polecenia.\n\nUżycie: lessons dev"))
    #expect(
      learner.run(words: ["show", "qqqqqqqq"], environment: environment).errors
        == "lessons: nie ma zadania qqqqqqqq; wszystkie pokaże `lessons list`")
  }

  @Test("a language without a strings file is English")
  func unknown() throws {
    let learner = try learner()
    let help = learner.run(words: ["help", "dev"], environment: ["LANG": "xx_YY"]).output
    #expect(help.hasPrefix("lessons dev – 2 commands.\n\nUsage: lessons dev"))
  }
}

@Suite("Two programs: each hands over the commands of the other")
struct OtherProgramTests {
  private static let folder = URL(filePath: RealRunner.builtLessons).deletingLastPathComponent()

  private func run(
    _ program: String, _ words: [String], in folder: String, _ more: [String: String] = [:]
  ) throws -> (status: ChildEnding, output: String, errors: String) {
    let environment = Learner.usualEnvironment.merging(more) { $1 }
    let result = try ChildProcess.run(
      ChildCommand(program, words, environment: environment, folder: folder, limits: .compiling))
    return (
      result.ending, String(decoding: result.output, as: UTF8.self),
      String(decoding: result.errors, as: UTF8.self)
    )
  }

  /// A folder with a program in it, as a checkout has it.
  private func alone(_ name: String, in learner: borrowing Learner, at place: String) throws
    -> String
  {
    let folder = "\(learner.folder)/\(place)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (program, built) = ("\(folder)/\(name)", Self.folder.appending(path: name).path())
    // A copy can't be run while another test's process holds it open for writing.
    if link(built, program) != 0 {
      try FileManager.default.copyItem(atPath: built, toPath: program)
    }
    return program
  }

  @Test(
    "a command says the same by either program",
    arguments: [["grade", "nowhere"], ["list", "--json"], ["present", "1", "--plain"]])
  func same(words: [String]) throws {
    let learner = try Learner()
    let both = try ["lessons", "lessons-teach"].map {
      try run(Self.folder.appending(path: $0).path(), words, in: learner.folder)
    }
    #expect(both[0].output + both[0].errors != "")
    #expect(both[0] == both[1])
  }

  @Test("without the other program the line that builds it is named")
  func missing() throws {
    let learner = try Learner()
    let program = try alone("lessons", in: learner, at: "checkout/.build/debug")
    let result = try run(program, ["grade"], in: learner.folder)
    #expect(result.status == .exited(2))
    #expect(
      result.errors
        == "lessons: `grade` belongs to lessons-teach, which isn't built. To build it, type `swift build --product lessons-teach`\n"
    )
    #expect(try run(program, ["list"], in: learner.folder).status == .exited(0))
  }

  @Test("in an installation, the lines that install it are named")
  func notInstalled() throws {
    let learner = try Learner()
    let program = try alone("lessons", in: learner, at: "prefix/bin")
    let result = try run(program, ["dev", "check"], in: learner.folder)
    #expect(result.status == .exited(2))
    #expect(
      result.errors
        == "lessons: `dev check` belongs to lessons-teach, which isn't installed. Go to the checkout that you installed from, type `swift build --product lessons-teach`, then type `swift run lessons install`\n"
    )
  }

  @Test("one of another build is refused, and sees nothing of the command")
  func otherBuild() throws {
    let learner = try Learner()
    let result = try run(
      Self.folder.appending(path: "lessons-teach").path(), ["grade", "."], in: learner.folder,
      ["LESSONS_BUILD": "0.0.9-debug-1"])
    #expect(result.status == .exited(2))
    #expect(
      result.errors
        == "lessons: `lessons` and `lessons-teach` come from different builds. To build both again, type `swift build`\n"
    )
  }

  @Test("the refusal is JSON where JSON was asked for")
  func otherBuildJSON() throws {
    let learner = try Learner()
    let run = learner.run(
      words: ["list", "--json"], environment: ["LESSONS_BUILD": "0.0.9-debug-1"])
    #expect(run.status == .usage && run.errors == "")
    #expect(run.output.contains("\"id\":\"usage\"") && run.output.contains("different builds"))
  }

  @Test("each lists its own commands, and lessons those of both")
  func help() {
    let all = Program.lessons.table.commands.map(\.name)
    let teaching = Program.teaching.table.commands.map(\.name)
    #expect(
      teaching == [
        "present", "book", "grade", "hand-out", "dev check", "dev new", "completions", "man",
      ])
    #expect(Set(teaching).isSubset(of: all))
    #expect(CommandTable.teaching.count == 6)
  }
}
