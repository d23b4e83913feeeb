import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Commands read what they need of the course")
struct CourseReadingTests {
  /// A copy of the course, some files of which are spoilt.
  private struct SpoiltCourse: ~Copyable {
    let root: String

    /// Spoils every file whose path below the course `isSpoilt` accepts.
    init(_ isSpoilt: (String) -> Bool) throws {
      let manager = FileManager.default
      root = manager.temporaryDirectory.appending(path: "spoilt-\(UUID().uuidString)").path()
      try manager.copyItem(atPath: Learner.course, toPath: root)
      var spoilt = 0
      for case let path as String in manager.enumerator(atPath: root) ?? .init() {
        guard isSpoilt(path), !path.hasPrefix("strings"), path.contains(".") else { continue }
        try Data("spoilt \u{0}".utf8).write(to: URL(filePath: "\(root)/\(path)"))
        spoilt += 1
      }
      #expect(spoilt > 0)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }
  }

  /// What a command prints in a course that is sound, and in one that is spoilt.
  private func outputs(
    _ words: [String], after commands: [[String]] = [], spoiling isSpoilt: (String) -> Bool
  ) throws -> (sound: [String], spoilt: [String]) {
    func run(in course: String) throws -> [String] {
      var learner = try Learner()
      for command in commands { learner.run(words: command) }
      learner.courseFolder = course
      let run = learner.run(words: words)
      return [run.output, run.errors, "status \(run.status.rawValue)"]
    }
    let course = try SpoiltCourse(isSpoilt)
    return (try run(in: Learner.course), try run(in: course.root))
  }

  private static let log = Learner.course + "/10-finding-a-conflict/log-into-sentences/log.txt"

  @Test(
    "no lesson, for what is outside the course",
    arguments: [
      ["try", "Red.width = 80"], ["try", "--json", "Red.width = 80"],
      ["why", "Red.width", "Red.width = 80"], ["explain", log], ["explain", "--json", log],
    ])
  func outside(words: [String]) throws {
    let outputs = try outputs(words) { $0.contains("/") }
    #expect(outputs.spoilt == outputs.sound)
    #expect(["status 0", "status 1"].contains(outputs.sound.last))
  }

  @Test("titles, for the list")
  func list() throws {
    let outputs = try outputs(["list"]) { !$0.hasSuffix("lesson.md") && $0.contains("/") }
    #expect(outputs.spoilt == outputs.sound)
    #expect(outputs.sound.last == "status 0")
  }

  @Test(
    "one lesson, for what is about one",
    arguments: [
      ["next"], ["next", "--json"], ["show", "5"], ["show", "05-sameness"], ["show", "sameness"],
      ["show", "--json", "flip-around"], ["show", "flip-around"], ["hint", "flip-around"],
      ["hint", "--json", "flip-around"], ["check", "flip-around"],
      ["check", "--json", "layout-lessons/05-sameness/flip-around.layout"],
      ["reset", "flip-around"], ["present", "5"],
    ])
  func lesson(words: [String]) throws {
    let lesson = words[0] == "next" ? "01-" : "05-"
    let commands = [["next"], ["reset", "flip-around"]]
    let outputs = try outputs(words, after: words[0] == "next" ? [] : commands) {
      $0.contains("/") && !$0.hasPrefix(lesson)
    }
    #expect(outputs.spoilt == outputs.sound)
    #expect(["status 0", "status 1"].contains(outputs.sound.last))
  }

  @Test("one exercise of that lesson")
  func exercise() throws {
    let kept = ["01-two-screens/lesson.md", "01-two-screens/hold-on/"]
    let outputs = try outputs(["next"]) { path in
      path.contains("/") && !kept.contains { path.hasPrefix($0) }
    }
    #expect(outputs.spoilt == outputs.sound)
    #expect(outputs.sound.last == "status 0")
  }

  @Test("and what is wrong with a file is told where that file is read")
  func complaint() throws {
    let outputs = try outputs(["show", "5"]) { $0 == "05-sameness/lesson.md" }
    #expect(outputs.spoilt.last == "status 3")
    #expect(outputs.spoilt[1].contains("/05-sameness/lesson.md:1:8: error: "))
  }
}
