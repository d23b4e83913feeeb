import Course
import Foundation
import LayoutLessons
import Synchronization
import Terminal
import TestRunners
import Testing

@Suite("Program: one home for the progress of a course")
struct HomeTests {
  /// Somebody who has reached an exercise, in a folder that the cache remembers.
  private func settled() throws -> Learner {
    let learner = try Learner()
    learner.run(words: ["next", "flip-around"], environment: Self.cache(of: learner))
    return learner
  }

  private static func cache(of learner: borrowing Learner) -> [String: String] {
    ["LESSONS_CACHE": learner.folder + "/cache"]
  }

  /// What a command prints without a terminal, and what it announces.
  private func run(
    _ words: [String], in learner: borrowing Learner, _ environment: [String: String]
  ) -> (output: String, announced: [String]) {
    var surroundings = learner.surroundings(environment)
    let announced = Mutex<[String]>([])
    surroundings.announce = { words in announced.withLock { $0.append(words) } }
    let outcome = BothPrograms.run(words, in: surroundings)
    return (Learner.text(outcome.output), announced.withLock(\.self))
  }

  private func told(_ learner: borrowing Learner) -> String {
    "Continuing in \(learner.folder)/layout-lessons, where you last used this course. "
      + "To start from the beginning in this folder: lessons init layout-lessons"
  }

  @Test(
    "in another folder a command goes on there, says so, and makes nothing",
    arguments: [
      ["next"], ["check"], ["hint", "--json"], ["list"], ["show", "flip-around"], [], ["--json"],
    ])
  func pipe(words: [String]) throws {
    let learner = try settled()
    let other = try Learner()
    let cache = Self.cache(of: learner)
    let there = run(words, in: other, cache)
    #expect(there.announced == [told(learner)])
    #expect(words == ["--json"] || there.output.contains("flip-around"))
    let folder = "\"folder\":\"\(learner.folder)/layout-lessons\""
    #expect(there.output.contains(folder) == (words == ["--json"]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.folder).isEmpty)
    #expect(run(["try", "Red.width = 80"], in: other, cache).announced.isEmpty)
  }

  @Test("the command that is named begins in the new folder, which is the home from then on")
  func begin() throws {
    let learner = try settled()
    let other = try Learner()
    let third = try Learner()
    let cache = Self.cache(of: learner)
    #expect(run(["init", "layout-lessons"], in: other, cache).announced.isEmpty)
    let first = run(["next"], in: other, cache)
    #expect(first.announced.isEmpty && !first.output.contains("(flip-around)"))
    #expect(run(["next"], in: third, cache).announced == [told(other)])
    #expect(run(["next"], in: learner, cache).announced.isEmpty)
  }

  @Test("under CI it begins afresh, and the home stays where it is")
  func continuousIntegration() throws {
    let learner = try settled()
    let other = try Learner()
    let third = try Learner()
    let cache = Self.cache(of: learner)
    let fresh = run(["next"], in: other, cache.merging(["CI": "true"]) { $1 })
    #expect(fresh.announced.isEmpty)
    #expect(fresh.output.contains("Made the folder layout-lessons"))
    #expect(run(["next"], in: third, cache.merging(["CI": ""]) { $1 }).announced == [told(learner)])
  }

  @Test("where the folder is gone, it begins here and says which folder it makes")
  func gone() throws {
    let learner = try settled()
    let other = try Learner()
    try FileManager.default.removeItem(atPath: learner.path(""))
    let fresh = run(["next"], in: other, Self.cache(of: learner))
    #expect(fresh.announced.isEmpty)
    #expect(fresh.output.contains("Made the folder layout-lessons"))
  }

  @Test("each course has a home; a line of an older program is that of the course it fits")
  func courses() throws {
    let learner = try settled()
    let other = try Learner()
    let third = try Learner()
    let cache = Self.cache(of: learner)
    let course = learner.folder + "/Course"
    try ScreenCourse.make(
      [ScreenCourse.gap], at: course, strings: Learner.course + "/strings")
    let small = try Learner(course: course)
    let file = learner.folder + "/cache/last-folder"
    try "\(learner.folder)/layout-lessons\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(run(["next"], in: small, cache).output.contains("Made the folder layout-lessons"))
    #expect(run(["next"], in: other, cache).announced == [told(learner)])
    learner.run(words: ["next", "begin-at-the-end"], environment: cache)
    #expect(run(["next"], in: other, cache).announced == [told(learner)])
    #expect(run(["next"], in: third, cache).announced == [told(learner)])
    let wanderer = try Learner(course: course)
    #expect(run(["next"], in: wanderer, cache).announced == [told(small)])
  }

  // MARK: On a terminal

  @Test("a terminal asks before it touches anything; Enter goes on there")
  func ask() throws {
    let learner = try settled()
    let before = DiskPicture(of: learner.folder)
    let screen = try LearnerScreen(environment: Self.cache(of: learner))
    // A long path goes on in the next row.
    let rows = screen.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(rows.joined().contains("\(learner.folder)/layout-lessons"))
    #expect(screen.lines.last == " ⏎ continue there   b start here   q quit")
    screen.press(.character("x"))
    #expect(screen.text.contains("You last used this course"))
    #expect(before.changes(to: DiskPicture(of: learner.folder)) == [])
    screen.press(.enter)
    #expect(screen.lines[0].hasPrefix(" 5 · "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: screen.folder).isEmpty)
    #expect(try LearnerScreen(environment: Self.cache(of: learner)).press(.escape) == .end)
  }

  @Test("b begins in the new folder and leaves the other as it was; under CI nothing is asked")
  func beginHere() throws {
    let learner = try settled()
    let cache = Self.cache(of: learner)
    let before = DiskPicture(of: learner.path(""))
    let screen = try LearnerScreen(environment: cache)
    screen.press(.character("b"))
    #expect(screen.lines[0].hasPrefix(" 1 · "))
    #expect(FileManager.default.fileExists(atPath: screen.path("progress.json")))
    #expect(before.changes(to: DiskPicture(of: learner.path(""))) == [])
    let unasked = try LearnerScreen(environment: cache.merging(["CI": "1"]) { $1 })
    #expect(unasked.lines[0].hasPrefix(" 1 · "))
  }

  @Test("after the screen: what is solved, the folder, and the command that goes on")
  func ending() throws {
    let learner = try Learner.solving("flip-around")
    #expect(learner.run("check", "flip-around").status == .passed)
    var surroundings = learner.surroundings()
    surroundings.fullScreen = { _ in }
    let total = try Learner.loadedCourse().lessons.flatMap(\.header.exerciseIDs).count
    #expect(
      Learner.text(BothPrograms.run([], in: surroundings).output) == """
          1 of \(total) exercises solved, 0 seen.
          Your folder  \(learner.folder)/layout-lessons
          To continue  lessons
        """)
  }
}
