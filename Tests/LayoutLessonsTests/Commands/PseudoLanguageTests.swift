import Course
import Foundation
import LayoutLessons
import Terminal
import Testing

/// Runs the program in a language in which every sentence of the strings file stands in brackets.
///
/// What stands outside of brackets comes from the course, from a file, or from the code. Of the code,
/// only names and commands may be there.
@Suite("Strings: the code has no sentence of its own")
struct PseudoLanguageTests {
  // MARK: The language

  /// The course with a language more, and without what its authors wrote about wrong answers:
  /// there the general sentences are said.
  private static let course = Result<String, any Error> {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: "pseudo-\(UUID().uuidString)").path()
    try files.copyItem(atPath: Learner.course, toPath: root)
    for name in files.enumerator(atPath: root)?.allObjects as? [String] ?? []
    where name.hasSuffix("/wrong") { try files.removeItem(atPath: "\(root)/\(name)") }
    let english = try Data(contentsOf: URL(filePath: root + "/strings/en.json"))
    var file = try JSONDecoder().decode(StringsFile.self, from: english)
    file.language = "qps"
    file.strings = file.strings.mapValues(lengthened)
    try JSONEncoder().encode(file).write(to: URL(filePath: root + "/strings/qps.json"))
    return root
  }

  private struct StringsFile: Codable {
    let formatVersion: Int
    var language: String
    let plurals: [String: String]
    var strings: [String: String]
  }

  /// `⟦Théé foldéér {folder}⟧`: longer, and as it was where a value goes.
  private static func lengthened(_ text: String) -> String {
    var depth = 0
    var words = ""
    for character in text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      words += depth == 0 && "aeiou".contains(character) ? "\(character)é" : String(character)
    }
    return "⟦\(words)⟧"
  }

  // MARK: What stands outside

  private static func outside(_ text: String) -> String {
    var depth = 0
    var rest = ""
    for character in text {
      if character == "⟦" { depth += 1 }
      if depth == 0 { rest.append(character) }
      if character == "⟧" { depth -= 1 }
    }
    return rest
  }

  /// Words in a row, without what joins them.
  private static func plain(_ text: some StringProtocol) -> String {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.joined(separator: " ")
  }

  /// All words of the course, its answers included, as a C string: searching a `String` of five
  /// megabytes took most of the time of these tests.
  private static let corpus: ContiguousArray<CChar> = {
    let paths = FileManager.default.enumerator(atPath: Learner.course)?.allObjects ?? []
    let texts = paths.compactMap { $0 as? String }.sorted().filter { !$0.hasPrefix("strings") }
      .compactMap { try? String(contentsOfFile: "\(Learner.course)/\($0)", encoding: .utf8) }
    // With the names that they have where exercises vary.
    let exercises = (try? Learner.loadedCourse().exercises) ?? []
    let varied = exercises.flatMap { [$0.title, $0.task, $0.afterPass] + $0.hints }
    let text = (texts + varied).joined(separator: "\n")
    return " \(plain(text.replacing("\\n", with: " ").replacing("\\\"", with: "\""))) ".utf8CString
  }()

  /// Whether the course says these words, one after the other.
  private static func isInCourse(_ words: String) -> Bool {
    corpus.withUnsafeBufferPointer { corpus in
      corpus.baseAddress.flatMap { strstr($0, " \(words) ") } != nil
    }
  }

  /// Commands, options and what stands for their values.
  private static let commands: Set<String> = {
    let table = Program.lessons.table
    let names = table.completions(of: [""], nil) + table.completions(of: ["dev", ""], nil)
    let options = names.flatMap { name in
      table.completions(of: name.split(separator: " ").map(String.init) + ["--"], nil)
    }
    return Set(
      (names + options + [
        "lessons", "teach", "options", "swift", "error", "note", "cd", "l", "objc", "elsewhere",
        "nowhere",
        "txt", "csv", "TH", "LESSONS", "export", "PATH", "profile", "HERE", "ana",
      ])
      .flatMap {
        plain($0).split(separator: " ").map(String.init)
      })
  }()

  /// The ids of the exercises, which are values of commands.
  private static let ids = Set(((try? Learner.loadedCourse().exercises) ?? []).map(\.id))

  /// The sentences of a text that are neither the catalogue's nor the course's.
  private static func strangers(in text: String) -> [String] {
    // In `lessons hint two-tiles`, the id isn't a sentence, and Aa is drawn for some text of a label.
    let words = outside(text).replacing(/\bAa\b/, with: "")
    let rest = words.replacing(/(lessons [a-z]+) ([a-z0-9-]+)/) { command in
      ids.contains(String(command.2)) ? command.1 : command.0
    }
    return rest.matches(of: /[A-Za-z][A-Za-z']*(?:[,;:]? [A-Za-z][A-Za-z']*)+/).map {
      String($0.output)
    }.filter { words in
      let words = plain(words)
      return !isInCourse(words)
        && !words.split(separator: " ").allSatisfy { commands.contains(String($0)) }
    }
  }

  func learner() throws -> Learner {
    var learner = try Learner(columns: 400)
    learner.courseFolder = try Self.course.get()
    return learner
  }

  func check(_ learner: borrowing Learner, _ words: String...) {
    check(learner, words: words)
  }

  func check(_ learner: borrowing Learner, words: [String]) {
    let run = learner.run(words: words, environment: ["LANG": "qps"])
    check([run.output, run.errors], of: words)
  }

  func check(_ texts: [String], of words: [String]) {
    for text in texts {
      let strangers = Self.strangers(in: text)
      #expect(strangers == [], "lessons \(words.joined(separator: " "))\n\(text)")
    }
  }

  /// Gives a course the sentences of the made-up language.
  func translate(_ course: String) throws {
    try FileManager.default.copyItem(
      atPath: Self.course.get() + "/strings/qps.json", toPath: course + "/strings/qps.json")
  }

  // MARK: The commands

  @Test("a sentence in the code would be found")
  func found() {
    #expect(Self.strangers(in: "  ⟦Ééx⟧ Nobody wrote this\n⟦a ⟦b⟧ c⟧") == ["Nobody wrote this"])
  }

  @Test("help, the manual page and completions")
  func help() throws {
    let learner = try learner()
    let table = Program.lessons.table
    check(learner, "help")
    check(learner, "help", "dev")
    for name in table.completions(of: [""], nil) where name != "dev" && name != "help" {
      check(learner, "help", name)
    }
    for name in table.completions(of: ["dev", ""], nil) { check(learner, "help", "dev", name) }
    check(learner, "--complete", "")
    check(learner, "--complete", "grade", "--")
    // Without the marks for bold type and for signs.
    let page = learner.run(words: ["man"], environment: ["LANG": "qps"]).output
    check([page.replacing(/\\f[BR]|\\\(../, with: "").replacing("\\-", with: "-")], of: ["man"])
  }

  @Test(
    "what can't be understood or carried out",
    arguments: [
      "chekc", "qqqqqqq", "dev", "check --plian", "check --format", "check --plain=x",
      "try --window 1x1 --window 2x2 a", "why", "check a b", "check", "hint", "show nowhere",
      "check --format xml", "check --format compiler --json", "check essay.layout", "solution",
      "reset", "init /", "init", "try", "try --window big a", "try --direction up a",
      "try --rules none a", "try --log new a", "try answer.swift", "why Red", "why Red.leading a=b",
      "why Red.top --exercise x Red.width=8", "why Red.top --times 2 Red.width=8",
      "why Red.top a.swift b.swift", "why Rde.width Red.width=8", "why Red.widht Red.width=8",
      "why Red.qqqqqqqqqq Red.width=8", "explain", "explain nowhere.txt", "present nowhere",
      "grade nowhere", "grade . --jobs many", "grade . --shard 3", "grade . --blanks none",
      "grade . --seed short", "grade . --exercises qqqqqqqqq", "grade . --exercises flip-aroun",
      "grade . --exercises ,", "grade . --out .", "grade . --export qqq", "hand-out",
      "hand-out --seed long-enough", "hand-out --seed long-enough --roster nowhere.csv",
      "install --uninstall", "completions tcsh", "dev check --seeds none", "dev new poem x",
      "dev new lesson x", "dev new exercise x", "dev new exercise 99-nowhere/exercise",
      "list --course nowhere",
    ])
  func usage(words: String) throws {
    check(try learner(), words: words.split(separator: " ").map(String.init))
  }

  @Test("a learner's way through a lesson")
  func lesson() throws {
    let learner = try learner()
    check(learner)
    for words in ["next", "next", "hint", "hint", "hint", "hint", "solution", "check", "list"] {
      check(learner, words)
    }
    for words in ["reset", "next --skip", "show", "show 6", "list", "--plain show 4"] {
      check(learner, words: words.split(separator: " ").map(String.init))
    }
    check(learner, "init", "elsewhere")
    check(learner, "init", "elsewhere")
    try "{".write(toFile: learner.path("progress.json"), atomically: false, encoding: .utf8)
    check(learner, "list")
  }

  @Test("lines outside the course", arguments: [[], ["--plain"]])
  func lines(options: [String]) throws {
    let learner = try learner()
    let lines = [
      ["Red.width = 8"], ["Red.width = Blue.width", "Red.width = 8"], ["Red.width = -5"],
      ["Red.width = 8", "Red.width = 9", "Red.width <= 3", "Red.height = 3"],
      ["Red.width = 8 @500", "Red.width = 9", "Red.leading = Superview.leading"], ["Red.widht = 3"],
      ["Red.width == = 8"], ["Red.leading = Blue.top"], ["Red.width >= 3"],
      ["Red.width = 8", "Red.width = 8", "--shuffle"], ["Red.width = 8", "--shuffle"],
      ["Red.top = Superview.top", "Red.height = 9"],
    ]
    for line in lines {
      check(learner, words: ["try"] + line + options)
      check(learner, words: ["why", "Red.width"] + line.filter { $0 != "--shuffle" } + options)
    }
    check(
      learner,
      words: ["try", "--window", "320x80", "--direction", "rtl", "Red.width = 8"] + options)
  }

  @Test(
    "answers of every kind, wrong and right",
    arguments: ["choose", "repair", "build", "predict", "fill", "complete", "break", "tellApart"])
  func answers(kind: String) throws {
    let learner = try learner()
    let exercise = try #require(
      Learner.loadedCourse().exercises.first {
        "\($0.kind)" == kind && $0.notations == [.equations]
      })
    check(learner, "next")
    check(learner, "show", exercise.id)
    check(learner, "reset", exercise.id)
    let file = "\(exercise.lessonFolder)/\(exercise.id).layout"
    let texts = [
      exercise.starter.text, exercise.solution.text, "Red.width = \n", "", "Nobody.width = 3",
      exercise.solution.text + "\nRed.width = 3",
      exercise.solution.text.replacing(/\d+/, with: "7"),
      exercise.solution.text.split(separator: "\n").dropLast().joined(separator: "\n"),
    ]
    for text in texts {
      try learner.write(text, to: file)
      check(learner, "check", exercise.id)
      check(learner, "check", exercise.id, "--format", "compiler")
    }
  }

  @Test("logs, presentations, and what belongs to a class")
  func others() throws {
    var learner = try learner()
    learner.input = Array(SampleLog.segmentedControl.utf8)
    check(learner, "explain")
    check(learner, "explain", "--plain")
    learner.input = Array(
      "Unable to simultaneously satisfy constraints.\n(\n    \"<NSLayoutConst\",\n    \"<what>\"\n)"
        .utf8)
    check(learner, "explain")
    for lesson in ["3", "8"] { check(learner, "present", lesson) }
    try learner.place("Red.width = 3", at: "class/ana/flip-around.layout")
    try learner.place("id,name\nana,Ana\nbo,Bo\n", at: "r.csv")
    let some = ["--exercises", "flip-around,mend-the-bar,two-tiles"]
    check(learner, words: ["grade", "class"] + some)
    check(learner, words: ["grade", "class", "--roster", "r.csv"] + some)
    let handOut = ["hand-out", "--roster", "r.csv", "--seed", "long enough"] + some
    check(learner, words: handOut)
    check(learner, words: handOut)
    check(learner, "doctor")
    let course = try learner.makeCourse("c")
    try? FileManager.default.removeItem(atPath: course + "/strings")
    try FileManager.default.copyItem(
      atPath: Self.course.get() + "/strings", toPath: course + "/strings")
    check(learner, words: ["dev", "new", "lesson", "99-a-lesson", "--course", course])
  }
}

/// Commands that read a whole course, write into a home folder, or run an answer.
extension PseudoLanguageTests {
  @Test("installing the program, and taking it away again")
  func install() throws {
    let learner = try Learner()
    try learner.makeCheckout()
    try translate("\(learner.folder)/checkout/Lessons")
    let environment = ["HOME": "\(learner.folder)/ana", "PATH": "/nowhere", "LANG": "qps"]
    for words in [["install"], ["install"], ["install", "--uninstall"]] {
      let run = learner.choose(words, program: Learner.builtProgram, environment: environment)
      check([run.output, run.errors] + run.told, of: words)
    }
  }

  @Test("what the proof of a course counts and finds")
  func proof() throws {
    var learner = try learner()
    learner.courseFolder = try learner.makeCourse("Lessons")
    try translate(learner.courseFolder)
    check(learner, "dev", "check", "--seeds", "1")
    let exercises = try FileManager.default.subpathsOfDirectory(atPath: learner.courseFolder)
    for name in exercises.sorted() where name.hasSuffix("/solution.layout") {
      try "Red.width = 3\n".write(
        toFile: "\(learner.courseFolder)/\(name)", atomically: false, encoding: .utf8)
    }
    check(learner, "dev", "check", "--seeds", "1")
  }

  @Test("an answer in Swift that isn't run, doesn't compile, isn't right, and is")
  func swift() throws {
    var learner = try learner()
    let (id, file) = ("as-anchors", "06-anchors-as-swift/as-anchors.swift")
    learner.courseFolder = try learner.makeCourse("Lessons", lessons: ["06-anchors-as-swift"])
    try translate(learner.courseFolder)
    check(learner, "next")
    check(learner, "reset", id)
    let solution = try Learner.solution(of: id)
    let texts = [
      solution, solution.replacing("constant: -16", with: "constant: 16"),
      solution.replacing("func layOut(", with: "func lay("),
      solution.replacing("func layOut(", with: "private func layOut("),
      solution.replacing("trailingAnchor", with: "trailngAnchor"), "import Glibc\n", "",
    ]
    for text in texts {
      try learner.write(text, to: file)
      // The answer's own lines stand behind a bar.
      let run = learner.run(words: ["check", id], environment: ["LANG": "qps"])
      let lines = (run.output + "\n" + run.errors).split(separator: "\n")
      check([lines.filter { !$0.contains("│") }.joined(separator: "\n")], of: ["check", id])
    }
  }
}
