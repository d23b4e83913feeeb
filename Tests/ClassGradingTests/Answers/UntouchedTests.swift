import ClassGrading
import Course
import Foundation
import Testing

@Suite("Files in which a learner hasn't begun")
struct UntouchedTests {
  @Test("the starter and an empty file have words of their own, and are no mistakes")
  func states() throws {
    let disk = try ClassOnDisk()
    let starter = try #require(try disk.exercises().first?.starters.first?.text)
    try disk.handIn(starter, as: "ana/flip-around.layout")
    try disk.handIn(" \n\n", as: "bo/flip-around.layout")
    try disk.handIn(starter + "// still thinking\n\n", as: "chidi/flip-around.layout")
    try disk.handIn(ClassOnDisk.off, as: "dana/flip-around.layout")
    try disk.handIn(ClassOnDisk.right, as: "emre/flip-around.layout")
    guard case .graded(let overview, _) = try disk.grade() else {
      Issue.record("the class wasn't graded")
      return
    }
    #expect(overview.untouched == [.starter: 2, .empty: 1])
    #expect((overview.passed, overview.notYet) == (1, 4))
    let page = try #require(try disk.written()["index.html"])
    let text = try ParsedPage(String(decoding: page, as: UTF8.self)).text
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in ["ana–∅ starter unchanged", "bo–∅ empty file", "chidi–∅ starter unchanged"] {
      #expect(text.contains(words), "\(text)")
    }
    #expect(!text.contains("dana–∅"))
    let results = try #require(try disk.written()["results.json"])
    #expect(String(decoding: results, as: UTF8.self).contains("\"untouched\":\"empty\""))
  }
}
