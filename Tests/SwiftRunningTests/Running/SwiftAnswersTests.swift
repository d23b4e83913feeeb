import Course
import Grading
import LayoutEngine
import SwiftRunning
import TestRunners
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
          constant: 30, priority: 750), line: nil, given: 0)
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

@Suite("A learner's file after the first layout")
struct LaterTests {
  private func cases(_ times: Int...) -> [LayoutSnapshot] {
    times.map { times in
      var snapshot = LayoutSnapshot.photoAndNote
      snapshot.times = times
      return snapshot
    }
  }

  private func constants(
    _ text: String, entry: SwiftEntry = .layOut, then sequel: SwiftSequel
  ) throws -> [[Double]] {
    try RealAnswers.run(text, entry: entry, then: sequel, cases: cases(0, 1, 2))
      .snapshots.map { $0.constraints.map(\.draft.constant) }
  }

  private static let function = """
    import UIKit
    var width: NSLayoutConstraint?
    func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
      width = photo.widthAnchor.constraint(equalToConstant: 40)
      width?.isActive = true
    }
    func grow(photo: UIImageView) {
      precondition(photo.frame.width == width?.constant)
      width?.constant += 8
    }

    """
  private static let grow = SwiftSequel.function(
    name: "grow", parameters: [SwiftParameter(label: "photo", item: "photo")])

  private static let controller = """
    import UIKit
    class Page: UIViewController {
      let photo = UIImageView()
      private let more = UIButton()
      lazy var width = photo.widthAnchor.constraint(equalToConstant: 40)
      override func viewDidLoad() {
        super.viewDidLoad()
        more.addAction(UIAction { [weak self] _ in self?.grow() }, for: .touchUpInside)
        view.addSubview(photo)
        view.addSubview(more)
        photo.translatesAutoresizingMaskIntoConstraints = false
        more.translatesAutoresizingMaskIntoConstraints = false
        width.isActive = true
      }
      func grow() { width.constant += 8 }
    }

    """
  private static let page = SwiftEntry.controller(className: "Page")

  @Test("a function is called as often as the case says, with a layout before each call")
  func function() throws {
    #expect(try constants(Self.function, then: Self.grow) == [[40], [48], [56]])
  }

  @Test("a method of the controller, or a tap on one of its controls, does the same")
  func controller() throws {
    for sequel in [SwiftSequel.method(name: "grow"), .tap(item: "more")] {
      #expect(try constants(Self.controller, entry: Self.page, then: sequel) == [[40], [48], [56]])
    }
  }

  @Test("what it prints is shown, and then what it prints later, but no layout twice")
  func printed() throws {
    let text = Self.function.replacing("width?.isActive = true", with: "print(\"made\")")
      .replacing("  precondition(photo.frame.width == width?.constant)\n", with: "")
      .replacing("width?.constant += 8", with: "width?.constant += 8; print(width!.constant)")
    let run = try RealAnswers.run(text, then: Self.grow, cases: cases(0, 2, 1))
    #expect(run.printed == "made\n48.0\n56.0\n")
    #expect(try RealAnswers.run(text, then: Self.grow, cases: cases(1)).printed == "made\n48.0\n")
    #expect(try RealAnswers.run(text, then: Self.grow, cases: cases(0)).printed == "made\n")
    let tapped = Self.controller.replacing(
      "self?.grow()", with: "self?.grow(); print(\"tapped\", terminator: \"\")")
    let tap = try RealAnswers.run(
      tapped, entry: Self.page, then: .tap(item: "more"), cases: cases(0, 1))
    #expect(tap.printed == "tapped")
  }

  @Test("constraints that are created again with each call are all returned, each with its line")
  func addedAgain() throws {
    let text =
      Self.function + """
        func again(photo: UIImageView) {
          photo.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }

        """
    let again = SwiftSequel.function(
      name: "again", parameters: [SwiftParameter(label: "photo", item: "photo")])
    let run = try RealAnswers.run(text, then: again, cases: cases(2))
    #expect(run.snapshots.first?.constraints.map(\.line) == [4, 12, 12])
    #expect(run.snapshots.first?.made == 3)
  }

  @Test("an exception after the first layout is reported in its case")
  func raised() throws {
    let text = Self.function.replacing(
      "width?.constant += 8", with: "width?.constant = .infinity")
    let run = try RealAnswers.run(text, then: Self.grow, cases: cases(0, 1))
    #expect(run.snapshots.map { $0.raised?.line } == [nil, 9])
  }

  @Test("a cached result is used only for the same number of calls of the same function")
  func cached() throws {
    _ = try RealAnswers.run(Self.function, then: Self.grow, cases: cases(1))
    #expect(try RealAnswers.run(Self.function, then: Self.grow, cases: cases(1)).isCached)
    let other = try RealAnswers.run(Self.function, then: nil, cases: cases(1))
    #expect(other.snapshots.first?.constraints.map(\.draft.constant) == [40])
  }

  @Test(
    "a function that is called later must be declared as the exercise calls it",
    arguments: [
      (
        "func grow(photo: UIImageView)", "func grew(photo: UIImageView)",
        "7:6 the exercise calls `func grow(photo: UIImageView)`, and the file has nothing of this name (grow?)"
      ),
      (
        "func grow(photo: UIImageView)", "func grow(_ photo: UIImageView)",
        "7:6 the exercise calls `func grow(photo: UIImageView)`, and this one is declared otherwise: compare labels, types and their order"
      ),
      (
        "func grow(photo: UIImageView)", "private func grow(photo: UIImageView)",
        "7:14 the exercise calls `func grow(photo: UIImageView)`, and this one is private: leave that word out"
      ),
      (
        "func layOut(", "func layout(",
        "3:6 the exercise calls `func layOut(photo: UIImageView, note: UILabel, in view: UIView)`, and the file has nothing of this name (layOut?)"
      ),
    ])
  func missing(piece: String, other: String, message: String) throws {
    let failure = RealAnswers.failure(
      Self.function.replacing(piece, with: other), then: Self.grow, cases: cases(1))
    guard case .notCompiled(let messages)? = failure, let first = messages.first else {
      Issue.record("\(String(describing: failure))")
      return
    }
    let place = first.place.map { "\($0.line):\($0.column) " } ?? ""
    #expect(
      place + English.text(first.text) + (first.suggestion.map { " (\($0)?)" } ?? "") == message)
  }

  @Test("a missing method of the controller is reported")
  func missingMethod() {
    let failure = RealAnswers.failure(
      Self.controller.replacing("func grow()", with: "func growing()")
        .replacing("self?.grow()", with: "self?.growing()"), entry: Self.page,
      then: .method(name: "grow"), cases: cases(1))
    guard case .notCompiled(let messages)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(
      messages.map { English.text($0.text) } == [
        "the exercise calls `func grow()`, and the file has nothing of this name"
      ])
  }
}
