import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

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
        (Box.width = 120). UIKit logs "Unable to simultaneously satisfy constraints".

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

@Suite("Swift answers: the line that assigned a constant is the one that is spoken of")
struct AssignedConstantTests {
  /// The line that is quoted of a program whose constraint of line 2 has a constant of 90 in the end.
  private func quoted(_ call: String, _ assignments: String) throws -> Int? {
    let text = "func layOut() {\n  \(call)\n  wide.isActive = true\n\(assignments)\n}\n"
    let findings = Grading(try SwiftCourse().prepared()).findings(
      on: Answer(text: text, path: "there/make-it-wide.swift"),
      running: StandInProgram(equations: "\nBox.width = 90").runner)
    let feedback = FeedbackWriter(findings).feedback
    #expect(feedback.excerpt?.line == feedback.seen.first.flatMap { $0.line })
    return feedback.excerpt?.line
  }

  private static let made = "let wide = Box.widthAnchor.constraint(equalToConstant: 80)"

  @Test(
    "if the call has another number, and one line can have changed it",
    arguments: [
      (made, "  wide.constant = 90", 4), (made, "  wide.constant += 10 // more", 4),
      (made, "  lines[0].constant = 90", 4), (made, "  wide.constant=-90", 4),
      (made, "  // gap\n  gap.constant = 8\n  wide.constant = 90", 6),
      ("let wide = Box.widthAnchor.constraint(equalToConstant: 90)", "  gap.constant = 8", 2),
      ("let wide = Box.widthAnchor.constraint(equalToConstant: side)", "  gap.constant = 8", 2),
      (made, "  wide.constant = 85\n  wide.constant = 90", 2),
      (made, "  // wide.constant = 90", 2), (made, "  if wide.constant == 90 { stop() }", 2),
      (made, "", 2),
    ])
  func line(call: String, assignments: String, line: Int) throws {
    #expect(try quoted(call, assignments) == line)
  }
}

extension Sentence {
  /// The line that the sentence names.
  fileprivate var line: Int? {
    guard case .count(let line)? = values["line"] else { return nil }
    return line
  }
}

@Suite("Grading: what a program says about content")
struct ContentPriorityAnswerTests {
  @Test("how firmly a view keeps to its content counts as stated where it was changed")
  func contentPriority() throws {
    let course = try SwiftCourse()
    // Only a view with content has these priorities.
    try course.course.replace(
      "\"UILabel\"", with: "\"UILabel\", \"intrinsic\": [60, 20]",
      in: "01-width/make-it-wide/exercise.json")
    try course.course.write(
      """
      //! mistake: hugs-required
      //! verdict: misplaced Box.width 160 not 80, window 320x80
      //! states: Box.width = 160
      //! states: Box.horizontalHuggingPriority = 999
      //! seen: Box hugs at 999.
      //! meaning: And it is twice as wide.
      import UIKit
      """, to: "01-width/make-it-wide/wrong/a-hug.swift")
    let program = StandInProgram(equations: "Box.width = 160") { snapshot, _ in
      snapshot.items[1].item.hugging.horizontal = Priority(999) ?? .low
    }
    #expect(try course.words(program).contains("Box hugs at 999."))
    #expect(
      try !course.words(StandInProgram(equations: "Box.width = 160"))
        .contains("Box hugs at 999."))
  }
}
