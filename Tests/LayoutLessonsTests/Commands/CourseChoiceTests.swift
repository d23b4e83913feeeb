import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Which course: a folder Lessons that lies around never replaces it silently")
struct CourseChoiceTests {
  /// A learner's checkout with a course of the learner's own, and one folder below it.
  private func learner() throws -> Learner {
    var learner = try Learner()
    learner.place = "/checkout/answers"
    try FileManager.default.createDirectory(
      atPath: learner.folder + learner.place, withIntermediateDirectories: true)
    try learner.makeCourse("checkout/Lessons", title: "The learner's")
    return learner
  }

  private static let places = [
    ("prefix/bin/lessons", "prefix/share/lessons/Lessons"),
    ("made/.build/x86_64-unknown-linux-gnu/debug/lessons", "made/Lessons"),
    ("made/.build/out/Products/Release/lessons", "made/Lessons"),
    // The program was built in the learner's folder, beside the learner's course.
    ("checkout/answers/.build/release/lessons", "checkout/answers/Lessons"),
  ]

  private func title(_ choice: Learner.Choice) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(choice.output.utf8))
    return try #require((object as? [String: Any])?["title"] as? String)
  }

  @Test("the program's own comes before any that lies here or above", arguments: places)
  func own(program: String, course: String) throws {
    let learner = try learner()
    try learner.makeCourse(course, title: "The program's")
    let choice = learner.choose(["list", "--json"], program: program)
    #expect(try title(choice) == "The program's")
    #expect(choice.told == [] && choice.errors == "")
  }

  @Test("an easier exercise of the same name in the learner's folder makes nothing pass")
  func easier() throws {
    let learner = try learner()
    try learner.makeCourse("prefix/share/lessons/Lessons")
    func edit(_ path: String, _ old: String, _ new: String) throws {
      let path = "\(learner.folder)/checkout/\(path)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try #require(text.contains(old))
      try text.replacingOccurrences(of: old, with: new).write(
        toFile: path, atomically: false, encoding: .utf8)
    }
    let exercise = "01-two-screens/hold-on"
    try edit("Lessons/\(exercise)/solution.layout", "trailing - 16", "trailing - 8")
    let program = "prefix/bin/lessons"
    _ = learner.choose(["next"], program: program)
    _ = learner.choose(["reset", "hold-on"], program: program)
    let answer = "answers/layout-lessons/\(exercise).layout"
    try Learner.solution(of: "hold-on")
      .replacingOccurrences(of: "trailing - 16", with: "trailing - 8")
      .write(toFile: "\(learner.folder)/checkout/\(answer)", atomically: false, encoding: .utf8)
    let check = ["check", "hold-on"]
    #expect(learner.choose(check, program: program).status == .notYet)
    let easier = ["--course", "../Lessons"]
    #expect(learner.choose(check + easier, program: program).status == .passed)
  }

  @Test("LESSONS_COURSE comes before the program's own, and --course before both")
  func named() throws {
    let learner = try learner()
    try learner.makeCourse("prefix/share/lessons/Lessons", title: "The program's")
    let variable = try learner.makeCourse("variable", title: "The variable's")
    let option = try learner.makeCourse("option", title: "The option's")
    let program = "prefix/bin/lessons"
    var choice = learner.choose(["list", "--json"], program: program, variable: variable)
    #expect(try title(choice) == "The variable's")
    #expect(choice.told == [])
    choice = learner.choose(
      ["list", "--json", "--course", option], program: program, variable: variable)
    #expect(try title(choice) == "The option's")
    #expect(choice.told == [])
    choice = learner.choose(["list", "--json"], program: program, variable: "")
    #expect(try title(choice) == "The program's")
  }

  @Test(
    "a program that was moved away takes one from here or above, and says so beside its result",
    arguments: ["moved/lessons", "checkout/tools/linux/lessons", "checkout/a/b/c/lessons"])
  func moved(program: String) throws {
    let learner = try learner()
    let choice = learner.choose(["list", "--json"], program: program)
    #expect(try title(choice) == "The learner's")
    #expect(
      choice.told == [
        "lessons: this program has no course of its own, so it uses the one in "
          + "HERE/checkout/Lessons; name a course with --course or LESSONS_COURSE"
      ])
    #expect(choice.errors == "")
  }

  @Test("without any the program says so, and what to type")
  func none() throws {
    let choice = try Learner().choose(["list"], program: "moved/lessons")
    #expect(
      choice.errors
        == "lessons: no course was found, so there are no sentences to print. Name a folder that "
        + "holds a course (it has a file course.json) with --course or LESSONS_COURSE."
    )
    #expect(choice.status == .usage && choice.output == "" && choice.told == [])
  }

  @Test("a variable that names no course is told by its name, and nothing else is taken")
  func wrongVariable() throws {
    let learner = try learner()
    let choice = learner.choose(["list"], program: "moved/lessons", variable: "/nowhere")
    #expect(
      choice.errors
        == "lessons: LESSONS_COURSE names /nowhere, which holds no course: it has no course.json; set it to the folder of a course, or unset it"
    )
    #expect(choice.status == .usage && choice.told == [])
    let json = learner.choose(
      ["list", "--json"], program: "moved/lessons", variable: "/nowhere")
    #expect(
      json.output == """
        {"command":"list","error":{"id":"usage","words":"LESSONS_COURSE names /nowhere, which holds no course: it has no course.json; set it to the folder of a course, or unset \
        it"},"exitStatus":2,"schemaVersion":2}
        """)
  }

  @Test("doctor says which course is used, and why if nobody has named it")
  func doctor() throws {
    let learner = try learner()
    func first(_ choice: Learner.Choice, _ count: Int) -> String {
      choice.output.split(separator: "\n").prefix(count).joined(separator: "\n")
    }
    #expect(
      first(learner.choose(["doctor"], program: "moved/lessons"), 2) == """
          course    HERE/checkout/Lessons, because this program has no course of its own
                    name a course with --course or LESSONS_COURSE
        """)
    try learner.makeCourse("prefix/share/lessons/Lessons")
    #expect(
      first(learner.choose(["doctor"], program: "prefix/bin/lessons"), 1)
        == "  course    HERE/prefix/share/lessons/Lessons")
  }

  // MARK: Authors

  @Test("dev check says that the course here isn't the one that is proved")
  func proved() throws {
    let learner = try learner()
    try learner.makeCourse("prefix/share/lessons/Lessons")
    let words = ["dev", "check", "--seeds", "1"]
    let choice = learner.choose(words, program: "prefix/bin/lessons")
    #expect(
      choice.told == [
        "lessons: this proves the program's own course; to prove the course here, add --course HERE/checkout/Lessons"
      ])
    #expect(choice.status == .passed, "\(choice.errors)")
    let named = learner.choose(
      words + ["--course", "\(learner.folder)/checkout/Lessons"], program: "prefix/bin/lessons")
    #expect(named.told == [] && named.status == .passed)
  }

  @Test("dev new never writes into the program's copy, and says how to write into the one here")
  func written() throws {
    var learner = try learner()
    try learner.makeCourse("prefix/share/lessons/Lessons")
    let words = ["dev", "new", "lesson", "77-share-a-row"]
    #expect(
      learner.choose(words, program: "prefix/bin/lessons").errors
        == "lessons: the course beside the program is a copy; to write in the course here, add --course HERE/checkout/Lessons"
    )
    learner.place = ""
    #expect(
      learner.choose(words, program: "prefix/bin/lessons").errors
        == "lessons: the course beside the program is a copy; with --course, name the folder to "
        + "write in")
    // In the checkout in which the program was built the course is no copy.
    learner.place = "/checkout"
    let made = learner.choose(words, program: "checkout/.build/debug/lessons")
    #expect(made.errors == "" && made.told == [])
    #expect(
      made.output.hasSuffix(
        "2. Run lessons dev check --course Lessons until it finds no mistake."))
  }

  @Test("what an author is told to type has the course's name in quotes where a shell needs them")
  func quoted() throws {
    let author = try Learner()
    try author.makeCourse("my course's")
    let made = author.choose(
      ["dev", "new", "lesson", "77-share-a-row", "--course", "my course's"], program: "a/lessons")
    #expect(
      made.output.hasSuffix(
        #"2. Run lessons dev check --course 'my course'\''s' until it finds no mistake."#
      ))
  }
}
