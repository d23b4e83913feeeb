import Course
import Foundation
import LayoutLessons
import Testing

@Suite("Strings: every key is said somewhere, and none is missing")
struct SentenceTests {
  private static let keys: [(area: String, name: String, key: String, parameters: Set<String>)] =
    SentenceAreas.all.flatMap { area in entries(of: area) }

  private static func entries<Area: SentenceKey>(
    of area: Area.Type
  ) -> [(area: String, name: String, key: String, parameters: Set<String>)] {
    area.allCases.map { ("\(area)", "\($0)", $0.rawValue, $0.parameters) }
  }

  @Test("the English catalogue has the program's keys and no other")
  func keys() throws {
    let course = try CourseLoader(root: Learner.course).load(sentences: SentenceAreas.all)
    #expect(Set(course.strings.keys) == Set(Self.keys.map(\.key)))
    #expect(Set(Self.keys.map(\.key)).count == Self.keys.count, "two keys are the same")
  }

  /// A name that several areas have, or a property elsewhere, may be somebody else's here;
  /// `Tests/Proof/sentences` asks the compiler whose it is.
  @Test("the name of every key occurs in the program")
  func used() throws {
    let sources = URL(filePath: Learner.course).deletingLastPathComponent()
      .appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path()))
    var text = ""
    for case let name as String in files
    where name.hasSuffix(".swift") && !name.hasSuffix("Sentence.swift") {
      text += try String(contentsOf: sources.appending(path: name), encoding: .utf8)
    }
    #expect(Self.keys.count > 100)
    for key in Self.keys {
      #expect(text.contains(".\(key.name)"), "\(key.area).\(key.name) is never said")
    }
  }
}
