import Foundation
import Testing

@Suite("House rules: tests name no exercise and no lesson of the real course")
struct CourseNameTests {
  /// Where such names stand all the same, and why.
  static let exceptions = [
    "Tests/Proof/": "these scripts prove the real course",
    "Tests/Benchmarks/RESULTS.md": "figures that were measured with the real course",
    "Tests/ClassGradingTests/Classes/": "the two classes of docs/TEACHING.md and of the README",
    "Tests/ClassGradingTests/Policy/DocumentedPolicyTests.swift":
      "reads what docs/GRADING.md shows",
    "Tests/HouseRulesTests/CourseNameTests.swift": "damages a name",
    "Tests/HouseRulesTests/TeacherRecipeTests.swift":
      "runs the recipes of docs/recipes as they are",
    "Tests/Integration/mac": "types the commands of the README",
    "Tests/LayoutLessonsTests/Commands/ReadmeTests.swift": "makes the transcripts of the README",
    "Tests/LayoutLessonsTests/Commands/TeachingReportTests.swift":
      "makes the reports of docs/TEACHING.md",
  ]

  /// The folders of the real course's lessons and exercises.
  private static func names() throws -> Set<String> {
    let paths = try SourceTree.paths()
    let folders = paths.filter { path in
      ["lesson.md", "exercise.json"].contains { paths.contains("\(path)/\($0)") }
    }
    return Set(
      folders.filter { $0.hasPrefix("Lessons/") }
        .compactMap { $0.split(separator: "/").last.map(String.init) })
  }

  /// Which of the names stand in a text: between them is what no name has in it.
  static func found(_ names: Set<String>, in text: String) -> [String] {
    let hyphen = UInt8(ascii: "-")
    let words = text.utf8.split { byte in
      byte != hyphen && !(48...57).contains(byte) && !(97...122).contains(byte | 32)
    }
    return Set(words.filter { $0.contains(hyphen) }.map { String(Substring($0)) })
      .intersection(names).sorted()
  }

  @Test("but for the files that are about it, each of which has its reason")
  func names() throws {
    let names = try Self.names()
    #expect(names.count > 100)
    let paths = try SourceTree.paths().filter { path in
      path.hasPrefix("Tests/") && !Self.exceptions.keys.contains { path.hasPrefix($0) }
    }
    var complaints: [String] = []
    for path in paths.sorted() {
      // What can't be read as text is a picture, a folder or an archive.
      let text = (try? SourceTree.text(of: path)) ?? ""
      complaints += Self.found(names, in: path + "\n" + text).map { "\(path) names \($0)" }
    }
    #expect(complaints == [])
  }

  @Test("every exception is needed")
  func exceptions() throws {
    let names = try Self.names()
    let paths = try SourceTree.paths()
    for start in Self.exceptions.keys where start != "Tests/Proof/" {
      let isNeeded = paths.contains { path in
        path.hasPrefix(start)
          && !Self.found(names, in: path + "\n" + ((try? SourceTree.text(of: path)) ?? "")).isEmpty
      }
      #expect(isNeeded, "\(start) names no exercise and no lesson")
    }
  }

  @Test(
    "a name is found wherever it stands alone",
    arguments: [
      ("check(\"turn-around\")", ["turn-around"]),
      ("05-equality/turn-around.layout", ["turn-around"]),
      ("file_turn-around (1).layout", ["turn-around"]), ("style-05-turn-around", []),
      ("to turn around", []), ("turn-arounds", []),
    ])
  func finding(text: String, names: [String]) {
    #expect(Self.found(["turn-around"], in: text) == names)
  }
}
