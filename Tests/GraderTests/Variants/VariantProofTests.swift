import Authoring
import Course
import Testing

@Suite("Proof: every variant is as sound as the one that is shown")
struct VariantProofTests {
  private func complaints(_ varied: borrowing VariedCourse, seeds: Int = 20) throws -> [String] {
    CourseProof(try varied.course.load(), root: varied.course.root, seeds: seeds).report().errors
      .map(\.told)
      .filter { !$0.contains("write at least") && !$0.contains("no Swift is run here") }
  }

  private static let json = "\(VariedCourse.folder)/exercise.json"
  private static let wrong = "\(VariedCourse.folder)/wrong/narrow.layout"

  @Test("a fault that one variant has is told with the secret that shows it")
  func error() throws {
    let varied = try VariedCourse()
    // True of the variant that is shown, and of no other width.
    try varied.course.replace("{{wide / 2}} not", with: "40 not", in: Self.wrong)
    let complaints = try complaints(varied)
    #expect(complaints.count == 1)
    let complaint = try #require(complaints.first)
    #expect(
      complaint.hasPrefix("\(Self.wrong):1:1: error: the verdict is `misplaced "), "\(complaint)")
    #expect(complaint.contains("; seed "))
    #expect(complaint.contains(", with box "))
  }

  @Test("two variants of one choice are found")
  func same() throws {
    let varied = try VariedCourse()
    let found = try complaints(varied, seeds: 200)
    #expect(found.count == 1)
    #expect(
      try #require(found.first).hasPrefix(
        "\(Self.json): error: an answer that passes with seed "))
  }

  @Test("an answer is shared where nothing but a given line differs")
  func given() throws {
    let varied = try VariedCourse()
    try varied.course.replace(
      "{{box}}.height = 40", with: "{{box}}.height = {{wide}}", in: Self.json)
    try varied.course.replace(
      "{{box}}.width = {{wide}}.0", with: "{{box}}.width = 80.0",
      in: "\(VariedCourse.folder)/solution.layout")
    try varied.course.replace(
      "{{wide}} = {{box}}.width", with: "{{box}}.width = 80",
      in: "\(VariedCourse.folder)/alternatives/turned.layout")
    try varied.course.remove(Self.wrong)
    let found = try complaints(varied, seeds: 40)
    #expect(found.count == 1)
    #expect(
      try #require(found.first).hasPrefix(
        "\(Self.json): error: an answer that passes with seed "))
  }
}
