import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Program: moments and trees as they are printed")
struct LaterPageTests {
  @Test("an exercise tells the moments that are looked at")
  func moments() throws {
    let shown = try Learner().run("show", "right-corner", "--all").output
    #expect(shown.contains("\n  Window 320 by 176, with move() called once\n"))
    #expect(
      shown.contains(
        """
          Your answer is checked in windows of 320, 320 (with move() called once), 320
          (with move() called twice) and 2 more widths, in both reading directions.
        """), "\(shown)")
  }

  @Test("an exercise about the tree draws it, with the words to answer with once")
  func tree() throws {
    let shown = try Learner().run("show", "which-are-used", "--all").output
    #expect(
      shown.contains(
        """
          These constraints are given:

            photo.width = 64
            photo.leading = card.leading + 8

            view
            └─ page
               └─ card
                  ├─ photo
                  └─ caption

            first  photo.updateConstraints   page.updateConstraints

          Answer with one of: yes, no.
        """), "\(shown)")
  }

  @Test("a right layout in a wrong order is told which constraints conflict on the way, and where")
  func order() throws {
    let learner = try Learner()
    learner.begin("right-corner")
    try learner.solve("right-corner")
    let file = "11-change-at-a-tap/right-corner.swift"
    try learner.edit(
      file,
      [
        "deactivate(isUp ? down : up)": "activate(isUp ? up : down)",
        "NSLayoutConstraint.activate(isUp ? up : down)\n    }":
          "NSLayoutConstraint.deactivate(isUp ? down : up)\n    }",
      ])
    let result = learner.run("check", "right-corner")
    #expect(result.status == .notYet)
    #expect(
      result.output.hasPrefix(
        """
          Not yet: right-corner

          29 │ NSLayoutConstraint.activate(isUp ? up : down)
             │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          At line 29 these constraints are all active, and they can't all be satisfied:
          line 22 (badge.width = 64.0), line 11 (badge.leading = 1.0 * view.leading +
          16.0) and line 15 (badge.trailing = 1.0 * view.trailing - 16.0). UIKit logs
          "Unable to simultaneously satisfy constraints". After each call the badge is
          in the right corner.
          During the call, the constraints of both corners were active, and they
          conflict. UIKit would log this conflict.

          Which constraints must become inactive before the new ones become active?
        """), "\(result.output)")
    let line = learner.run("check", "right-corner", "--format", "compiler").output
    #expect(
      line.hasPrefix(
        "layout-lessons/\(file):29:9: error: At line 29 these constraints are all active,"),
      "\(line)")
  }

  @Test("a line is off only at the moments at which it is active")
  func activeMoments() throws {
    let learner = try Learner()
    learner.begin("right-corner")
    try learner.solve("right-corner")
    try learner.edit(
      "11-change-at-a-tap/right-corner.swift",
      [
        "widthAnchor.constraint(equalToConstant: 64)": "widthAnchor.constraint(equalToConstant: 60)"
      ])
    let result = learner.run("check", "right-corner", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["code"] as? String } == ["badge.width"], "\(result.output)")
  }

  @Test("where no exercise asks for it, a conflict on the way is a note after passing")
  func note() throws {
    let learner = try Learner()
    learner.begin("as-anchors")
    try learner.solve("as-anchors")
    try learner.edit(
      "06-anchors-as-swift/as-anchors.swift",
      [
        "    ])\n}": """
            ])
            let wide = photo.widthAnchor.constraint(equalToConstant: 1000)
            wide.isActive = true
            wide.isActive = false
        }
        """
      ])
    let passed = learner.run("check", "as-anchors")
    #expect(passed.status == .passed)
    #expect(
      passed.output.contains(
        """
          At line 25 these constraints are all active, and they can't all be satisfied:
          line 13 (photo.width = 80.0) and line 24 (photo.width = 1000.0). UIKit logs
          "Unable to simultaneously satisfy constraints".
        """), "\(passed.output)")
  }
}
