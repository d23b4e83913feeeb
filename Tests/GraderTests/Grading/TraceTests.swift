import Course
import Grading
import LayoutEngine
import TestRunners
import Testing

@Suite("Grading: what a program does on the way to a right layout")
struct TraceTests {
  private static let right = ["Box.width = 80", "Box.width = 120", "Box.width = 160"]

  /// A course whose exercise asks for something on the way.
  private func course(_ rules: String) throws -> LaterCourse {
    let course = try LaterCourse()
    try course.course.replace(
      "\"parameters\": [\"Box\"] } }",
      with: "\"parameters\": [\"Box\"] }, \"trace\": [\(rules)] }",
      in: "01-width/make-it-wide/exercise.json")
    return course
  }

  /// Two widths at once, from the first call on.
  @Sendable private static func conflict(_ trace: inout SnapshotTrace, times: Int) {
    guard times > 0 else { return }
    let width = Anchor(ItemID(index: 1), .width)
    let members = [(80.0, 2), (120, 5)].map { constant, line in
      SnapshotConstraint(
        ConstraintDraft(first: width, relation: .equal, second: nil, constant: constant),
        line: line)
    }
    trace.conflict = SnapshotTrace.Event(line: 5, constraints: members)
  }

  @Test("an answer that made UIKit log a conflict passes, and is told of it")
  func note() throws {
    let words = try LaterCourse().words(Self.right, trace: Self.conflict)
    expectRecorded(words, "Trace/note")
  }

  @Test("where the exercise asks for a way without a conflict, it doesn't pass")
  func conflict() throws {
    let course = try course("\"noCallByHand\", \"noConflict\"")
    let findings = try course.findings(Self.right, trace: Self.conflict)
    #expect(findings.verdict.failure?.name == .ruleMissed)
    #expect(findings.verdict.failure?.code(in: findings.scene) == "conflict-in-between")
    #expect(findings.verdict.failure?.range?.line == 5)
    #expect(findings.all.count == 1)
    expectRecorded(try course.words(Self.right, trace: Self.conflict), "Trace/conflict")
  }

  @Test("a conflict of which no line is known is told without one")
  func conflictSomewhere() throws {
    let words = try course("\"noConflict\"").words(Self.right) { trace, times in
      Self.conflict(&trace, times: times)
      trace.conflict?.line = nil
      trace.conflict?.constraints.removeFirst()
    }
    #expect(
      words.hasPrefix(
        """
        ruleMissed conflict-in-between, window 480x80, grow() called once
        For a moment this constraint is active, and it can't be satisfied then: line 5 \
        (Box.width = 120.0). UIKit logs "Unable to simultaneously satisfy constraints".

        """), "\(words)")
  }

  @Test(
    "a call by hand is told with what to call instead",
    arguments: [
      ("updateConstraints", "setNeedsUpdateConstraints"),
      ("updateViewConstraints", "setNeedsUpdateConstraints"), ("layoutSubviews", "setNeedsLayout"),
    ])
  func byHand(method: String, mark: String) throws {
    let rest = """
      The layout is right, but your code calls a method that only UIKit should call. UIKit calls \
      \(method)() itself, once in each layout pass, for each view that is marked.
      Call \(mark)() instead. It marks the view, and UIKit calls \(method)() in the next pass.
      """
    let course = try course("\"noCallByHand\"")
    #expect(
      try course.words(Self.right) { trace, _ in
        trace.call = SnapshotTrace.Event(method: method, line: 3)
      } == """
        ruleMissed called-by-hand line 3, window 320x80
        Line 3 calls \(method)() directly.
        \(rest)
        """)
    #expect(
      try course.words(Self.right) { trace, _ in
        trace.call = SnapshotTrace.Event(method: method)
      } == """
        ruleMissed called-by-hand, window 320x80
        Your code calls \(method)() directly.
        \(rest)
        """)
  }

  @Test("where views have to be marked, each time counts, and the beginning doesn't")
  func unmarked() throws {
    let course = try course("\"marksForUpdate\"")
    #expect(
      try course.findings(Self.right) { trace, times in
        if times > 0 { trace.counts[.updateMark] = 1 }
      }.verdict == .passed)
    expectRecorded(
      try course.words(Self.right) { trace, times in
        if times != 1 { trace.counts[.updateMark] = 1 }
      }, "Trace/unmarked")
  }

  @Test("a layout that isn't right comes first, whatever was done on the way")
  func order() throws {
    let findings = try course("\"noConflict\"").findings(
      ["Box.width = 80", "Box.width = 100", "Box.width = 160"], trace: Self.conflict)
    #expect(findings.verdict.failure?.name == .misplaced)
  }
}
