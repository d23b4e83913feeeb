import Course
import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Strings: every key is said somewhere, and none is missing")
struct SentenceTests {
  /// A sentence that the program can say.
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
