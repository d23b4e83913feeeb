import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Grading: mistakes that only programs have")
struct ProgramMistakeTests {
  /// What follows what is seen: meaning and next.
  private func advice(_ program: StandInProgram, text: String) throws -> String {
    let feedback = FeedbackWriter(try SwiftCourse().findings(program, text: text)).feedback
    let strings = try SampleCourse.load().strings
    return (feedback.meaning + (feedback.next.map { [$0] } ?? [])).map { strings.text($0) }
      .joined(separator: "\n")
  }

  /// A program that leaves views of the exercise, or one of its own, with their masks.
  private static func masked(
    _ equations: String, views: [Int] = [1], frame: Rect = Rect(x: 0, y: 0, width: 60, height: 20),
    own: String? = nil
  ) -> StandInProgram {
    StandInProgram(equations: equations) { snapshot, _ in
      let placement = Item.Placement.translated(frame, mask: [], in: snapshot.window)
      if let own {
        let item = Item(own, in: ItemID(index: 0), placement: placement)
        let view = ItemID(index: Int32(snapshot.items.count))
        snapshot.items.append(SnapshotItem(item, className: "UIView"))
        snapshot.constraints.append(
          SnapshotConstraint(
            ConstraintDraft(
              first: Anchor(view, .width), relation: .equal, second: nil, constant: 8), line: 3))
      }
      for view in views { snapshot.items[view].item.placement = placement }
    }
  }

  @Test(
    "a view with constraints that keeps its mask is named as the program calls it",
    arguments: [("    box.isHidden = false", "box"), ("    Box.isHidden = false", "Box")])
  func conflict(text: String, name: String) throws {
    #expect(
      try advice(Self.masked("Box.width = 80"), text: text) == """
        You added constraints to \(name), but \(name) also still has the constraints of its \
        autoresizing mask. They keep \(name) in the frame that it had before.
        Write `\(name).translatesAutoresizingMaskIntoConstraints = false` before you activate the \
        constraints of \(name).
        """)
  }

  @Test("a view that only optional constraints could move keeps its mask, too")
  func misplaced() throws {
    let program = Self.masked("Box.width = 80 @750")
    #expect(
      try advice(program, text: "box").hasPrefix("You added constraints to box, but box also"))
  }

  @Test("a mask that has no part in a failure isn't spoken of")
  func innocent() throws {
    // The two lines conflict without it.
    let program = Self.masked("Superview.width = 3\nBox.width >= 1")
    #expect(try !advice(program, text: "box").contains("mask"))
  }

  @Test("a view of the answer's own is called by its variable, if there is one of its class")
  func ownView() throws {
    let program = Self.masked("Box.width = 80", views: [], own: "UIView1")
    #expect(
      try advice(program, text: "let spacer = UIView()").contains(
        "Write `spacer.translatesAutoresizingMaskIntoConstraints = false` before"))
    #expect(
      try advice(program, text: "let a = UIView()\nlet b = UIView()").hasSuffix(
        "Set `translatesAutoresizingMaskIntoConstraints` to `false` on UIView1 before you activate "
          + "its constraints."))
  }

  @Test("several views that keep their masks are all named")
  func several() throws {
    let program = Self.masked("Box.width = 80", own: "UIView1")
    #expect(
      try advice(program, text: "let spacer = UIView(); box").contains(
        "The same is true of spacer: it needs the same line."))
  }

  @Test(
    "an answer that only sets frames hears what a frame is",
    arguments: [
      ("  box.frame = CGRect(x: 0, y: 0, width: 80, height: 40)", "box"),
      ("  box.frame.size.width += 80", "box"), ("  self.box.center = .zero", "box"),
      ("  let badge = UILabel(frame: .zero)", "badge"),
    ])
  func frames(line: String, view: String) throws {
    let feedback = FeedbackWriter(
      try SwiftCourse().findings(StandInProgram(), text: "// box.frame = x\n\(line)")
    ).feedback
    let strings = try SampleCourse.load().strings
    #expect(
      feedback.seen.map { strings.text($0) } == [
        "Line 2 sets the frame of \(view), and your code makes no constraint."
      ])
    #expect(
      try strings.text(#require(feedback.meaning.first))
        == "A frame is a place in one window. When the window has another size or reading "
        + "direction, the frame doesn't change with it.")
    #expect(
      try strings.text(#require(feedback.next))
        == "Remove the frame. Write `\(view).translatesAutoresizingMaskIntoConstraints = false`, "
        + "and activate constraints between anchors, such as `\(view).leadingAnchor`.")
  }

  @Test(
    "an answer with a constraint, or one that only reads frames, hears nothing about frames",
    arguments: [
      ("box.frame = .zero", "Box.width = 90"), ("if box.frame == .zero { print(box.center) }", ""),
    ])
  func framesBesides(text: String, equations: String) throws {
    let findings = try SwiftCourse().findings(StandInProgram(equations: equations), text: text)
    #expect(try findings.programMistake(behind: #require(findings.verdict.failure)) == nil)
  }
}
