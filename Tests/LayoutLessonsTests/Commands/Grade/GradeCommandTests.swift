import ClassGrading
import Course
import Foundation
import LayoutLessons
import Synchronization
@testable import Teaching
@testable import Terminal
import Testing
import TestRunners

@Suite("Program: grade")
struct GradeCommandTests {
  private let words = ["grade", "class", "--exercises", "flip-around,mend-the-bar"]

  private func handIn(_ text: String, as path: String, _ learner: borrowing Learner) throws {
    try learner.handIn(text, as: "class/\(path)")
  }

  private func filled() throws -> Learner {
    let learner = try Learner()
    for id in ["flip-around", "mend-the-bar"] {
      try handIn(Learner.solution(of: id), as: "ana/\(id).layout", learner)
    }
    try handIn("Red.width = 3", as: "bo/flip-around.layout", learner)
    return learner
  }

  @Test("says how many answers passed, which have no grade, and where the report is")
  func page() throws {
    let run = try filled().run(words: words)
    #expect(run.status == .passed && run.errors.isEmpty)
    expectRecorded(run.output, "GradeCommand/page")
  }

  @Test("lists those first who need attention most, and the mistakes that several learners made")
  func attention() throws {
    var learner = try filled()
    learner.columns = 40
    for name in ["chidi", "dana"] {
      try handIn("Red.width = 3", as: "\(name)/flip-around.layout", learner)
      try handIn("Red.width = 3", as: "\(name)/mend-the-bar.layout", learner)
    }
    try handIn("", as: "emre/flip-around.layout", learner)
    let run = learner.run(words: words + ["--title", "Week 1"])
    #expect(
      run.output.contains(
        """
          These learners need attention:
            chidi: not yet (every exercise)
            dana: not yet (every exercise)
            emre: not handed in (Repair the
              row); empty file (Turn it around)
            bo: not handed in (Repair the row)

          Mistakes that several learners made:
        """), "\(run.output)")
    let page = try String(contentsOfFile: "\(learner.folder)/report/index.html", encoding: .utf8)
    #expect(page.contains("<h1><bdi dir=\"auto\">Week 1</bdi></h1>"))
  }

  @Test("removes what a killed run left in the cache, also if there is nothing to compile")
  func swept() throws {
    let learner = try filled()
    let cache = "\(learner.folder)/cache"
    let abandoned = "\(cache)/work" + "/answer-abandoned"
    try FileManager.default.createDirectory(atPath: abandoned, withIntermediateDirectories: true)
    learner.run(words: words, environment: ["LESSONS_CACHE": cache])
    #expect(!FileManager.default.fileExists(atPath: abandoned))
  }

  @Test("doesn't touch a cache that others can write into, and grades equations without it")
  func refusedCache() throws {
    let learner = try filled()
    let cache = "\(learner.folder)/cache"
    let abandoned = "\(cache)/work" + "/answer-abandoned"
    try FileManager.default.createDirectory(atPath: abandoned, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache)
    let run = learner.run(words: words, environment: ["LESSONS_CACHE": cache])
    #expect(run.status == .passed && run.errors.isEmpty)
    #expect(FileManager.default.fileExists(atPath: abandoned))
  }

  @Test("stops on request, and continues with the same command")
  func stopped() throws {
    var learner = try filled()
    learner.isStopping = true
    let stopped = learner.run(words: words)
    #expect(stopped.status == .notYet && stopped.output.isEmpty)
    #expect(stopped.errors.hasSuffix("of 4 answers. To continue, type the same command again."))
    learner.isStopping = false
    #expect(learner.run(words: words).status == .passed)
  }

  @Test("refuses what can't be graded, and says what to type")
  func usage() throws {
    let learner = try filled()
    func message(_ more: String...) -> String { learner.run(words: words + more).errors }
    #expect(
      message("--out", "class")
        == "lessons: the report can't be written into the folder of the submissions; name "
        + "another folder with --out"
    )
    try handIn("mine", as: "../other/essay", learner)
    #expect(
      message("--out", "other")
        == "lessons: other holds something that isn't a report, so nothing is written there; name another folder with --out"
    )
    #expect(message("--jobs", "0") == "lessons: --jobs is a number from 1 to 256, not 0")
    #expect(
      message("--blanks", "zero")
        == "lessons: --blanks is one of omit-total, leave-out, as-zero, not zero")
    #expect(
      message("--shard", "3/2") == "lessons: --shard is a part of the class, such as 2/8, not 3/2")
    #expect(
      learner.run("grade", "class", "--exercises", "flip-aruond").errors
        == "lessons: there is no exercise or lesson flip-aruond; did you mean flip-around?")
    try handIn("PK", as: "../zipped/hw.zip", learner)
    #expect(
      learner.run("grade", "zipped").errors
        == "lessons: unpack the archive before you grade it: unzip \(learner.folder)/zipped/hw.zip -d \(learner.folder)/zipped/hw"
    )
  }

  @Test("applies the overrides that are named, or that are beside the policy")
  func overrides() throws {
    let learner = try filled()
    try handIn("{\"formatVersion\": 1}", as: "../plan/policy.json", learner)
    try handIn(
      "learner,exercise,grade,why\nbo,mend-the-bar,excused,Ill\n", as: "../plan/overrides.csv",
      learner)
    for more in [["--policy", "plan/policy.json"], ["--overrides", "plan/overrides.csv"]] {
      let run = learner.run(words: words + more)
      #expect(run.status == .passed)
      #expect(run.errors == "plan/overrides.csv: 1 decision is applied.")
    }
    try handIn("learner,exercise,grade,why\nbo,photo,1,Ill\n", as: "../other.csv", learner)
    let run = learner.run(words: words + ["--overrides", "other.csv"])
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "other.csv:2:4: error: no exercise of this course has the id \"photo\": correct it, or remove the row"
    )
  }

  @Test("grades two halves of a class separately, and combines them")
  func shards() throws {
    let learner = try filled()
    learner.run(words: words)
    for part in ["1/2", "2/2"] {
      let out = "report-\(part.prefix(1))"
      let run = learner.run(words: words + ["--shard", part, "--out", out])
      #expect(run.output.contains("1 learner, 2 answers"), "\(run.output) \(run.errors)")
    }
    let merged = learner.run(words: words + ["--merge", "report-1,report-2", "--out", "all"])
    #expect(merged.output.contains("2 learners, 4 answers"), "\(merged.output) \(merged.errors)")
    for file in ["results.json", "index.html", ".journal"] {
      #expect(
        try Data(contentsOf: URL(filePath: "\(learner.folder)/all/\(file)"))
          == Data(contentsOf: URL(filePath: "\(learner.folder)/report/\(file)")))
    }
    #expect(
      learner.run("grade", "class", "--exercises", "flip-around", "--merge", "report-1").errors
        == "lessons: report-1 holds no results for this roster, these exercises, this policy and "
        + "this seed; grade that part again, or leave it out of --merge")
  }
}

@Suite("grade: a course inside the submissions is refused")
struct GradedCourseTests {
  /// A class of one, whose learner has handed in a course.
  private func teacher() throws -> Learner {
    let teacher = try Learner()
    try teacher.makeCourse("class/ana/Lessons", title: "Ana's")
    try teacher.place("", at: "class/ana/hold-on.layout")
    return teacher
  }

  private func refusal(of course: String, in submissions: String) -> String {
    "lessons: the course \(course) is inside the submissions \(submissions), where a learner could "
      + "have put it; with --course, name a course outside that folder"
  }

  @Test(
    "a course that is found from the current folder is refused, however the submissions are named",
    arguments: [
      ("/class/ana", ".", "Lessons"), ("/class/ana", "..", "Lessons"),
      ("/class/ana", "../../class", "Lessons"), ("/class/ana", "./", "Lessons"),
      ("/class/ana/Lessons", "../..", "HERE/class/ana/Lessons"),
    ])
  func found(place: String, submissions: String, course: String) throws {
    var teacher = try teacher()
    teacher.place = place
    let choice = teacher.choose(["grade", submissions], program: "moved/lessons")
    #expect(choice.errors == refusal(of: course, in: submissions))
    #expect(choice.status == .usage && choice.told == [])
    #expect(!FileManager.default.fileExists(atPath: "\(teacher.folder)\(place)/report"))
  }

  @Test("a course that is named or stands beside the program is refused as well")
  func named() throws {
    let teacher = try teacher()
    let option = teacher.choose(
      ["grade", "class", "--course", "class/ana/Lessons"], program: "moved/lessons")
    #expect(option.errors == refusal(of: "class/ana/Lessons", in: "class"))
    let variable = teacher.choose(
      ["grade", "class"], program: "moved/lessons", variable: "class/ana/Lessons")
    #expect(variable.errors == refusal(of: "class/ana/Lessons", in: "class"))
    let own = teacher.choose(["grade", "class"], program: "class/ana/.build/debug/lessons")
    #expect(own.errors == refusal(of: "class/ana/Lessons", in: "class"))
  }

  @Test("a link between the submissions and another folder changes nothing")
  func links() throws {
    let teacher = try teacher()
    let folder = teacher.folder
    func link(_ path: String, to end: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(path)", withDestinationPath: end)
    }
    // From outside to what was handed in, and from there to the outside.
    try link("Lessons", to: "class/ana/Lessons")
    let inward = teacher.choose(["grade", "class"], program: "moved/lessons")
    #expect(inward.errors == refusal(of: "Lessons", in: "class"))
    try teacher.makeCourse("good")
    try link("class/Lessons", to: "../good")
    let outward = teacher.choose(
      ["grade", "class", "--course", "class/Lessons"], program: "moved/lessons")
    #expect(outward.errors == refusal(of: "class/Lessons", in: "class"))
    try link("handed-in", to: "class")
    let other = teacher.choose(
      ["grade", "handed-in", "--course", "class/ana/Lessons"], program: "moved/lessons")
    #expect(other.errors == refusal(of: "class/ana/Lessons", in: "handed-in"))
  }

  @Test("a course beside or above the submissions is used, and reported if it wasn't named")
  func beside() throws {
    var teacher = try teacher()
    try teacher.makeCourse("Lessons", title: "The teacher's")
    let words = ["grade", "class", "--exercises", "hold-on"]
    let found = teacher.choose(words, program: "moved/lessons")
    #expect(found.status == .passed && found.errors == "")
    #expect(
      found.told == [
        "lessons: this program has no course of its own, so it uses the one in Lessons; name a "
          + "course with --course or LESSONS_COURSE"
      ])
    teacher.place = "/class"
    let named = teacher.choose(
      ["grade", ".", "--exercises", "hold-on", "--course", "../Lessons", "--out", "../report-2"],
      program: "moved/lessons")
    #expect(named.status == .passed && named.errors == "" && named.told == [])
  }
}

@Suite("A worksheet that grade fills")
struct GradedWorksheetTests {
  @Test("keeps its byte order mark, its delimiter and its line ends")
  func bytes() throws {
    let handedIn = try GradedClass(course: Learner.course)
    try handedIn.handIn(
      Learner.solution(of: "photo-bar"), as: "Ana Li_12_assignsubmission_file_/photo-bar.layout")
    let head = "\u{FEFF}Identifier;\"Full name\";Grade;\"Maximum grade\";\"Feedback comments\"\r\n"
    let sheet = handedIn.folder + "/sheet.csv"
    try Data((head + "\"Participant 12\";Ana Li;;1,00;\r\n").utf8).write(to: URL(filePath: sheet))
    #expect(
      try handedIn.grade(["--exercises", "photo-bar", "--worksheet", sheet]) == 0,
      "\(handedIn.lastErrors)")
    let filled = try #require(handedIn.reportContents["moodle-worksheet.csv"])
    #expect(
      String(decoding: filled, as: UTF8.self)
        == head + "\"Participant 12\";Ana Li;1;1,00;Tie a row together: 1 of 1 point.\r\n")
    #expect(filled.starts(with: [0xEF, 0xBB, 0xBF]))
  }
}

@Suite("The progress bar")
struct ProgressBarTests {
  private final class Screen: Sendable {
    let text = Mutex("")
  }

  private func shown(
    isTerminal: Bool, columns: Int = 80, after states: [(seconds: Double, done: Int)]
  ) throws -> String {
    let screen = Screen()
    let stream = ErrorStream(isTerminal: isTerminal, columns: columns) { text in
      screen.text.withLock { $0 += text }
    }
    let start = ContinuousClock.now
    var bar = ProgressBar(stream, try Learner.loadedCourse().strings, now: start)
    for (seconds, done) in states {
      bar.show(GradingProgress(done: done, reused: 0, all: 100), now: start + .seconds(seconds))
    }
    bar.clear()
    return screen.text.withLock { $0 }
  }

  @Test("is one line on a terminal, which is overwritten and removed at the end")
  func terminal() throws {
    #expect(
      try shown(isTerminal: true, columns: 52, after: [(0.05, 0), (2, 25)])
        == "\r[█████···············] 25 of 100 answers, 0:06 left\u{1B}[K\r\u{1B}[K")
  }

  @Test("is a line every few seconds if the output isn't a terminal")
  func lines() throws {
    #expect(
      try shown(isTerminal: false, after: [(1, 5), (3, 15), (5, 25), (6, 30), (8, 40), (11, 50)])
        == "25 of 100 answers, 0:15 left\n50 of 100 answers, 0:11 left\n")
  }

  @Test("is only words if there is no room for a bar")
  func narrow() throws {
    #expect(
      try shown(isTerminal: true, columns: 30, after: [(2, 25)])
        == "\r25 of 100 answers, 0:06 left\u{1B}[K\r\u{1B}[K")
  }

  @Test("never shows more time left because nothing is finished for a while, as in a build")
  func pause() throws {
    let quick = (1...20).map { (seconds: Double($0) * 0.2, done: $0) }
    let build = stride(from: 10.0, through: 64, by: 5).map { (seconds: $0, done: 20) }
    let after = (21...50).map { (seconds: 60 + Double($0) * 0.2, done: $0) }
    let lines = try shown(isTerminal: false, after: quick + build + after)
      .split(separator: "\n").map { String($0.suffix(9).prefix(4)) }
    #expect(lines == Array(repeating: "0:16", count: 11) + ["0:15", "0:10"], "\(lines)")
  }

  @Test(
    "counts seconds, minutes and hours",
    arguments: [(0.2, "0:01"), (59.5, "1:00"), (750, "12:30"), (3750, "1:02:30")])
  func clock(seconds: Double, text: String) { #expect(ProgressBar.clock(seconds) == text) }
}
