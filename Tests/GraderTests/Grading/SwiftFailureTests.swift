import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Grading: programs from which no layout comes")
struct SwiftFailureTests {
  private static let place = SourcePlace(line: 2, column: 3)

  private static func error(
    _ text: String, habit: Sentence? = nil, suggestion: String? = nil
  ) -> SwiftFailure {
    .notCompiled([
      CompilerMessage(
        kind: .error, place: place, text: Sentence(verbatim: text), habit: habit,
        suggestion: suggestion)
    ])
  }

  private static func crash(_ kind: Crash.Kind, line: Int? = 2) -> SwiftFailure {
    .crashed(Crash(kind: kind, line: line, caseIndex: 1))
  }

  @Test(
    "each failure says what happened, where, and what to do next",
    arguments: [
      (
        error("value of type 'UILabel' has no member 'widhtAnchor'", suggestion: "widthAnchor"),
        """
        notCompiled line 2: value of type 'UILabel' has no member 'widhtAnchor'
        Line 2 doesn't compile: value of type 'UILabel' has no member 'widhtAnchor'.
        Did you mean widthAnchor?
        """
      ),
      (
        error(
          "expected ',' separator", habit: .says("swift.code.semicolon")),
        """
        notCompiled line 2: expected ',' separator
        Line 2 doesn't compile: a semicolon stands between two items of a list; write a comma.
        """
      ),
      (
        error("value of type 'CGRect' has no member 'trailing'"),
        """
        notCompiled line 2: value of type 'CGRect' has no member 'trailing'
        Line 2 doesn't compile: value of type 'CGRect' has no member 'trailing'.
        """
      ),
      (
        .refused(SourceRefusal(place: place, length: 5, reason: "an answer imports UIKit alone")),
        """
        notCompiled line 2: an answer imports UIKit alone
        We don't run line 2: an answer imports UIKit alone.
        """
      ),
      (
        .timedOut(seconds: 2, caseIndex: 0),
        """
        timedOut after 2 s, window 320x80
        The program was still running after 2 seconds, so we stopped it.
        Look for code that doesn't end: an endless loop, a call that waits, or a block that adds \
        itself to the main queue again.
        """
      ),
      (
        crash(.exception(name: "NSGenericException", reason: "Unable to activate constraint")),
        """
        crashed line 2: NSGenericException
        Line 2 stops the program with the exception NSGenericException.
        UIKit says: Unable to activate constraint
        """
      ),
      (
        crash(
          .exception(
            name: "NSGenericException",
            reason: #"Unable to activate constraint with anchors "(null).notAnAttribute""#)),
        """
        crashed line 2: NSGenericException
        A constraint that `NSLayoutConstraint()` makes has no anchors, so UIKit can't activate it.
        Line 2 stops the program with the exception NSGenericException.
        UIKit says: Unable to activate constraint with anchors "(null).notAnAttribute"
        Make the constraint from an anchor, as in `view.widthAnchor.constraint(equalToConstant: …)`.
        """
      ),
      (
        crash(.trap("Index out of range")),
        """
        crashed line 2: Index out of range
        Line 2 stops the program: Index out of range.
        """
      ),
      (
        crash(.signal(11), line: nil),
        """
        crashed: signal 11
        Signal 11 stops the program.
        Look for a function that calls itself without end.
        """
      ),
      (
        crash(.thread),
        """
        crashed line 2: thread
        Line 2 starts a thread. An answer may use only the main thread.
        Remove the queue, Task, Timer, Thread or OperationQueue, and keep only the code \
        that is inside it.
        """
      ),
      (
        crash(.thread, line: nil),
        """
        crashed: thread
        The program starts a thread. An answer may use only the main thread.
        Remove the queue, Task, Timer, Thread or OperationQueue, and keep only the code \
        that is inside it.
        """
      ),
      (
        crash(.exited(0), line: nil),
        """
        crashed: exit 0
        The program exited with status 0 before we could read its layout.
        Remove the call that exits the program. We read the layout after your code has returned.
        """
      ),
      (
        .limitExceeded(.outputBytes(131_072)),
        """
        limitExceeded output
        The program prints too much. We keep at most 128 KB, and then we stop it.
        """
      ),
      (
        .unavailable(reason: "there is no Swift compiler", advice: "install one"),
        """
        graderFault there is no Swift compiler
        We can't run answers in Swift here: there is no Swift compiler.
        install one.
        """
      ),
    ] as [(SwiftFailure, String)])
  func words(failure: SwiftFailure, words: String) throws {
    let course = try SwiftCourse()
    let found = try course.words(StandInProgram(failure: failure))
    #expect(found == words)
  }

  @Test("the word that the compiler points at is marked, and the other errors are counted")
  func excerpt() throws {
    let course = try SwiftCourse()
    let second = CompilerMessage(kind: .error, place: nil, text: "b")
    let failure = SwiftFailure.notCompiled([
      CompilerMessage(kind: .error, place: Self.place, text: "a"), second,
    ])
    let findings = try course.findings(StandInProgram(failure: failure))
    let feedback = FeedbackWriter(findings).feedback
    #expect(feedback.excerpt?.line == 2)
    // The line's own indent isn't quoted.
    #expect(feedback.excerpt?.text == "line(2)")
    #expect(feedback.excerpt?.columns == 1..<5)
    #expect(
      try SampleCourse.load().strings.text(#require(feedback.meaning.first))
        == "There is 1 more error.")
  }

  @Test("every error of the compiler is listed, in rows and for programs")
  func allErrors() throws {
    let course = try SwiftCourse()
    let errors = (1...9).map { line in
      CompilerMessage(kind: .error, place: SourcePlace(line: line, column: 1), text: "e\(line)")
    }
    let warning = CompilerMessage(kind: .warning, place: Self.place, text: "w")
    let findings = try course.findings(StandInProgram(failure: .notCompiled(errors + [warning])))
    let strings = try SampleCourse.load().strings
    #expect(
      FeedbackWriter(findings).feedback.further.map { strings.text($0) }
        == (2...7).map { "Line \($0): e\($0)." } + ["2 more errors are not listed here."])
    let all = findings.all.map { finding -> String in
      guard case .explained(let explanation) = finding else { return "other" }
      return explanation.failure.summary(in: findings.scene)
    }
    #expect(all == (1...9).map { "notCompiled line \($0): e\($0)" })
  }

  @Test(
    "a function that isn't where the exercise calls it is told as that",
    arguments: [
      (
        true,
        """
        Line 2: `layOut` is inside the braces of `Page`, so it is a method. The exercise calls \
        `layOut` as a function outside every type.
        Move `layOut` out of the braces of `Page`, to the top level of the file.
        """
      ),
      (
        false,
        """
        Line 2: `layOut` is outside every class, so it isn't a method. The exercise makes a \
        view controller, `Page`, and calls `layOut` on it.
        Put `layOut` between the braces of `class Page: UIViewController`.
        """
      ),
    ])
  func stray(isInside: Bool, words: String) throws {
    let message = CompilerMessage(
      kind: .error, place: Self.place, text: "there",
      stray: StrayFunction(name: "layOut", type: "Page", isInside: isInside))
    #expect(
      try SwiftCourse().words(StandInProgram(failure: .notCompiled([message])))
        == "notCompiled line 2: there\n" + words)
  }

  @Test("a compiler's message that the course knows gets its author's words")
  func known() throws {
    let course = try SwiftCourse()
    let failure = Self.error("value of type 'UILabel' has no member 'widht'")
    #expect(
      try course.words(StandInProgram(failure: failure)) == """
        notCompiled line 2: value of type 'UILabel' has no member 'widht'
        Line 2 misspells it.
        """)
  }

  @Test("an exception about a constraint that breaks a law is that law's verdict")
  func law() throws {
    let course = try SwiftCourse()
    let program = StandInProgram { snapshot, _ in
      snapshot.raised = SnapshotException(
        name: "NSInvalidArgumentException", reason: "no",
        constraint: ConstraintDraft(
          first: Anchor(ItemID(index: 1), .top), relation: .equal, second: nil, constant: 3),
        line: 5)
    }
    #expect(try course.words(program).hasPrefix("invalid position-needs-anchor line 5\n"))
  }

  @Test("an exception about anything else stops the program in UIKit's words")
  func raised() throws {
    let course = try SwiftCourse()
    let program = StandInProgram { snapshot, _ in
      snapshot.raised = SnapshotException(name: "NSRangeException", reason: "no", line: 5)
    }
    #expect(try course.words(program).hasPrefix("crashed line 5: NSRangeException\n"))
  }
}

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
    "a line that only compares is told as that",
    arguments: [
      ("  box.topAnchor == view.topAnchor", true),
      ("box.leftAnchor.hidden.isActive == true;", true),
      ("  if box.topAnchor == view.topAnchor {", false),
      ("  let same = box.topAnchor == view.topAnchor", false),
      ("  box.isHidden = box.topAnchor == view.topAnchor", false),
      ("  box.tag == 3", false),
    ])
  func compares(line: String, isTold: Bool) throws {
    let findings = try SwiftCourse().findings(StandInProgram(), text: "import UIKit\n\(line)")
    let mistake = try findings.programMistake(behind: #require(findings.verdict.failure))
    #expect((mistake == .onlyCompares(line: 2)) == isTold)
  }

  @Test(
    "lines that only read whether a constraint is active are told while one isn't",
    arguments: [
      ("  top.isActive", 3, [2]), ("top.isActive;\nend.isActive // on", 3, [2, 3]),
      ("  box.topAnchor.constraint(equalTo: view.topAnchor).isActive", 3, [2]),
      ("  top.isActive", nil, []), ("  top.isActive = true", 3, []),
      ("  return top.isActive", 3, []), ("  let isOn = top.isActive", 3, []),
    ])
  func reads(lines: String, inactive: Int?, told: [Int]) throws {
    let program = StandInProgram { snapshot, _ in
      snapshot.made = 3
      snapshot.inactiveLines = inactive.map { [$0] } ?? []
    }
    let findings = try SwiftCourse().findings(program, text: "import UIKit\n\(lines)")
    let mistake = try findings.programMistake(behind: #require(findings.verdict.failure))
    #expect(mistake == (told.isEmpty ? nil : .onlyReads(lines: told)))
    // The line that is quoted is the one that is spoken of.
    if let first = told.first {
      #expect(FeedbackWriter(findings).feedback.excerpt?.line == first)
    }
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
