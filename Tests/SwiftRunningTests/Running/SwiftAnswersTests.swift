import Course
import Grading
import LayoutEngine
import SwiftRunning
import Testing

@Suite("A learner's file, compiled and run")
struct SwiftAnswersTests {
  @Test("returns its constraints, each with its line, also inactive ones")
  func constraints() throws {
    let run = try RealAnswers.run(
      RealAnswers.text(
        """
          NSLayoutConstraint.activate([
            photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -30),
          ])
          note.heightAnchor.constraint(equalToConstant: 44)
        """))
    let snapshot = try #require(run.snapshots.first)
    #expect(snapshot.items == LayoutSnapshot.photoAndNote.items)
    #expect(snapshot.constraints.map(\.line) == [4, 5])
    #expect(snapshot.constraints.map(\.draft.constant) == [20, -30])
    #expect(snapshot.constraints.map(\.draft.multiplier) == [1, 0.5])
    #expect(snapshot.made == 3)
    #expect(snapshot.inactiveLines == [7])
    #expect(snapshot.raised == nil)
  }

  @Test("runs again in every case, starting in the case's first window")
  func cases() throws {
    let cases = [
      LayoutSnapshot.photoAndNote(
        width: 320, height: 480, firstWindow: Size(width: 300, height: 400)),
      .photoAndNote(width: 768, height: 1024, direction: .rightToLeft),
    ]
    let run = try RealAnswers.run(
      RealAnswers.text(
        """
          counter += 1
          photo.widthAnchor.constraint(equalToConstant: view.bounds.width + counter).isActive = true
        """) + "var counter: CGFloat = 0\n", cases: cases)
    #expect(run.snapshots.map(\.window) == cases.map(\.window))
    #expect(run.snapshots.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(run.snapshots.map { $0.constraints.map(\.draft.constant) } == [[301], [769]])
  }

  @Test("starts with the given constraints active, which aren't the learner's")
  func given() throws {
    var given = LayoutSnapshot.photoAndNote
    given.constraints = [
      SnapshotConstraint(
        ConstraintDraft(
          first: Anchor(ItemID(index: 1), .width), relation: .greaterThanOrEqual, second: nil,
          constant: 30, priority: 750),
        line: nil, given: 0)
    ]
    var run = try RealAnswers.run(RealAnswers.text(""), cases: [given])
    #expect(run.snapshots.first?.places.map(\.given) == [0, 1, 2])
    run.snapshots[0].places = []
    // A pass is what the host asks for, and no line of the answer.
    #expect(Set(run.snapshots[0].trace.counts.keys) == [.layoutPass, .updatePass])
    run.snapshots[0].trace = given.trace
    #expect(run.snapshots == [given])
  }

  @Test("keeps what it printed in the first case")
  func printed() throws {
    let run = try RealAnswers.run(
      RealAnswers.text("  print(\"width\", view.bounds.width)"),
      cases: [.photoAndNote, .photoAndNote(width: 100, height: 100)])
    #expect(run.printed == "width 320.0\n")
  }

  @Test("returns an exception of UIKit's with the layout in which it was raised")
  func raised() throws {
    let run = try RealAnswers.run(
      RealAnswers.text(
        """
          let other = UIView()
          note.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
        """))
    let raised = try #require(run.snapshots.first?.raised)
    #expect(raised.name == "NSGenericException")
    #expect(raised.reason.contains("because they have no common ancestor"))
    #expect(raised.line == 4)
  }

  @Test(
    "reports an exception at the line that raised it, or that created the invalid constraint",
    arguments: [
      // What a constraint says is wrong where it was made; line 4 of the list is the false one.
      (
        """
          NSLayoutConstraint.activate([
            note.widthAnchor.constraint(equalToConstant: .infinity)
          ])
        """, "NSInternalInconsistencyException", 4
      ),
      (
        """
          let width = note.widthAnchor.constraint(equalToConstant: 1)
          let gap = note.leadingAnchor.constraint(equalTo: view.leadingAnchor)
          note.addConstraints([width, gap])
        """, "NSGenericException", 4
      ),
      // What is done to a constraint is wrong where it is done.
      (
        """
          let width = note.widthAnchor.constraint(equalToConstant: 1)
          width.constant = .infinity
        """, "NSInternalInconsistencyException", 4
      ),
      // What no constraint has to do with.
      ("  print(1)\n  view.addSubview(view)", "NSInvalidArgumentException", 4),
      (
        """
          let table = UITableView()
          _ = table.dequeueReusableCell(withIdentifier: "a", for: IndexPath(row: 0, section: 0))
        """, "NSInternalInconsistencyException", 4
      ),
    ])
  func line(lines: String, name: String, line: Int) throws {
    let raised = try #require(try RealAnswers.run(RealAnswers.text(lines)).snapshots.first?.raised)
    #expect(raised.name == name)
    #expect(raised.line == line)
  }

  @Test("names a controller's views after its properties")
  func controller() throws {
    let run = try RealAnswers.run(
      """
      import UIKit
      @main class AppDelegate: UIResponder {}
      class ViewController: UIViewController {
        @IBOutlet weak var missing: UILabel?
        let titleLabel = UILabel()
        lazy var button = UIButton(type: .system)
        private let guide = UILayoutGuide()
        override func viewDidLoad() {
          super.viewDidLoad()
          button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
          for each in [titleLabel, button, UIView()] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
          }
          view.addLayoutGuide(guide)
          titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
        }
        @objc func tapped(_ sender: Any) {}
      }
      """, entry: .controller(className: "ViewController"))
    let snapshot = try #require(run.snapshots.first)
    #expect(
      snapshot.items.filter { $0.item.parent == ItemID(index: 0) || $0.item.parent == nil }
        .map { "\($0.item.name): \($0.className)" } == [
          "view: UIView", "guide: UILayoutGuide", "note: UILabel", "button: UIButton",
          "UIView1: UIView",
        ])
    #expect(
      snapshot.items[0].item.placement == .given(Rect(x: 0, y: 0, width: 320, height: 480)))
    #expect(snapshot.constraints.map(\.line) == [16])
  }
}
