import LayoutEngine
import Testing
import TestRunners

@Suite("Blame: lines about guides and views that an answer makes itself")
struct OwnItemBlameTests {
  /// A program that makes a guide of its own in the window, named spacer, and states lines about it.
  private func program(_ lines: [String]) -> StandInProgram {
    StandInProgram { snapshot, _ in
      let root = ItemID(index: 0)
      snapshot.items.append(
        SnapshotItem(Item("spacer", kind: .guide, in: root), className: "UILayoutGuide"))
      var scene = Scene()
      for item in snapshot.items { _ = try? scene.add(item.item) }
      let text = (lines + ["spacer.top = Superview.top", "spacer.height = 0"])
        .joined(separator: "\n")
      for statement in EquationReader.read(text, names: scene.items.map(\.name)).statements {
        guard case .constraints(let written) = statement.outcome else { continue }
        for each in written {
          guard let draft = try? each.draft(in: scene) else { continue }
          snapshot.constraints.append(SnapshotConstraint(draft, line: each.range.line))
        }
      }
      snapshot.made = snapshot.constraints.count
    }
  }

  @Test(
    "the line with which those before it can't hold in the wanted layout is at fault",
    arguments: [
      (
        ["spacer.leading = Superview.leading", "spacer.width = 90", "Box.width = spacer.width"],
        """
        misplaced Box.width 90 not 80, window 320x80
        Line 3 makes Box 90 points wide.
        In a window 320 points wide, that is 10 points too wide.
        The wanted layout can't satisfy line 3 together with line 2.
        """
      ),
      (
        ["spacer.leading = Superview.leading", "Box.width = spacer.width", "spacer.width = 90"],
        """
        misplaced Box.width 90 not 80, window 320x80
        Box is 90 points wide.
        In a window 320 points wide, that is 10 points too wide.
        The wanted layout can't satisfy line 3 together with line 2.
        """
      ),
      (
        ["spacer.leading = Superview.leading", "spacer.width = 80", "Box.width = spacer.width"],
        """
        passed
        All constraints are satisfied, and nothing is ambiguous, in windows of 320, 480 and 1 \
        more width, in both reading directions.
        It is wide.
        """
      ),
    ])
  func error(lines: [String], words: String) throws {
    let said = try SwiftCourse().words(program(lines))
    #expect(said == words)
  }

  @Test("a guide that is merely free is no line's fault")
  func free() throws {
    let words = try SwiftCourse().words(program(["Box.width = 80", "spacer.width = 10"]))
    expectRecorded(words, "OwnItemBlame/free")
  }

  @Test("in a conflict the line that doesn't fit the wanted layout is told")
  func conflict() throws {
    let words = try SwiftCourse().words(
      program([
        "spacer.leading = Superview.leading", "spacer.width = 70", "spacer.width = 60",
        "Box.width = 80",
      ]))
    expectRecorded(words, "OwnItemBlame/conflict")
  }
}
