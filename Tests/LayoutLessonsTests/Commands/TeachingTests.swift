import Course
import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("docs/TEACHING.md: the plan is the course's")
struct TeachingTests {
  private static let page = Checkout.root.appending(path: "docs/TEACHING.md")

  private static func text() throws -> String { try String(contentsOf: page, encoding: .utf8) }

  /// The lines of the plan's tables.
  private func rows() throws -> [String] {
    let text = try Self.text()
    let start = try #require(text.range(of: "\n## The plan\n")).upperBound
    let plan = text[start...].components(separatedBy: "\n## ")[0]
    return plan.components(separatedBy: "\n").filter { line in
      line.hasPrefix("| ") && !line.hasPrefix("| ---") && !line.hasPrefix("| lesson |")
    }
  }

  /// The lesson as the plan has it.
  private func row(
    of lesson: Lesson, _ number: LessonNumber, in course: Course
  ) throws -> String {
    let opening = try #require(lesson.document.sections.first { $0.title == nil })
    let words = opening.blocks.flatMap(\.content.texts).last ?? []
    let sentence = words.map(marked).joined()
    let can = try #require(sentence.range(of: "you can ")).upperBound
    let exercises = lesson.exerciseIDs.map { "`\($0)`" }.joined(separator: ", ")
    return
      "| \(number) | \(lesson.title) | \(lesson.minutes(with: course.exercises(of: lesson))) | "
      + "\(sentence[can...].dropLast()) | \(exercises) |"
  }

  private func marked(_ inline: Document.Inline) -> String {
    switch inline {
    case .code(let text): "`\(text)`"
    case .emphasis(let inside): "*\(inside.map(\.plain).joined())*"
    default: inline.plain
    }
  }

  @Test(
    "every lesson has its row, with its minutes and what one can do afterwards, in the order taught"
  )
  func plan() throws {
    let course = try RealCourse.load()
    let wanted = try zip(course.lessons, course.numbers).map {
      try row(of: $0, $1, in: course)
    }
    #expect(try rows() == wanted, "a lesson has changed, or its row has")
  }

  @Test("there are two sessions in each of four weeks, and each says how long it takes")
  func sessions() throws {
    let text = try Self.text()
    var titles: [String] = []
    for session in text.components(separatedBy: "\n### Week ").dropFirst()
    where session.contains(" session\n") {
      let lines = session.components(separatedBy: "\n")
      titles.append(lines[0])
      let minutes = lines.filter { $0.hasPrefix("| ") && $0.hasSuffix("` |") }.compactMap {
        Int($0.components(separatedBy: " | ")[2])
      }
      let sum = minutes.reduce(0, +)
      #expect(lines[2].hasSuffix(": \(sum) minutes."), "\(lines[0]) takes \(sum) minutes")
      #expect(50...75 ~= sum)
    }
    #expect(
      titles == (1...4).flatMap { ["\($0), first session", "\($0), second session"] })
  }

  @Test("every exercise that is named for grading is in the course")
  func exercises() throws {
    let course = try RealCourse.load()
    let text = try Self.text()
    let start = try #require(text.range(of: "\n## What to grade\n")).upperBound
    let rows = text[start...].components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("|") }.joined(separator: "\n")
    let names = rows.components(separatedBy: "`").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(names.count >= 16)
    for name in names { #expect(course.exercise(name) != nil, "\(name) isn't an exercise") }
  }

  @Test("the places for the two reports are there", arguments: ["week-1", "week-4"])
  func places(name: String) throws {
    let text = try Self.text()
    let begin = try #require(text.range(of: "<!-- report: \(name) -->\n"))
    let end = try #require(text.range(of: "<!-- end of report: \(name) -->"))
    #expect(begin.upperBound <= end.lowerBound)
    let folder = Checkout.root.appending(path: "Tests/ClassGradingTests/Classes/\(name)")
    for file in ["roster.csv", "policy.json", "submissions"] {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: file).path()))
    }
  }
}
