import Course
import Feedback
import Grading
import LayoutEngine
import Testing
import TestRunners

@Suite("Grading: what a program states")
struct SwiftAnswerTests {
  @Test("a program that states the solution passes, whatever the exercise's other notation")
  func passing() throws {
    let course = try SwiftCourse()
    #expect(try course.findings(StandInProgram(equations: "Box.width = 80")).verdict == .passed)
    let equations = Answer(text: "Box.width = 80", path: "make-it-wide.layout")
    #expect(Grading(try course.prepared()).verdict(on: equations) == .passed)
  }

  @Test(
    "a program's lines get the verdicts and the words that equations get",
    arguments: [
      "Box.width = 90", "\nBox.width = 80\nBox.leading = Superview.right", "Box.width >= 80",
      "Box.width = 80\n\nBox.width = 81", "Box.width = Superview.width - 240",
      "Box.width = 80\nBox.top = 3", "Box.width = 80\nBox.top = 0.5 * Superview.bottom",
      "Box.width = 80 @500\nBox.width = 70 @750", "Box.width = 40",
    ])
  func verdicts(equations: String) throws {
    let course = try SwiftCourse()
    let prepared = try course.prepared()
    let strings = try SampleCourse.load().strings
    let words = [prepared.summary(of: equations)] + prepared.words(about: equations, in: strings)
    #expect(try course.words(StandInProgram(equations: equations)) == words.joined(separator: "\n"))
  }

  @Test("what a stack view makes is called its own")
  func stackView() throws {
    let program = StandInProgram(equations: "Box.width = 80\nBox.width = 90") { snapshot, _ in
      guard let last = snapshot.constraints.indices.last else { return }
      snapshot.constraints[last].draft.identifier = "UISV-spacing"
      snapshot.constraints[last].line = nil
    }
    #expect(
      try SwiftCourse().words(program).contains(
        "these constraints conflict: line 1 and the stack view's Box.width = 90."))
  }

  @Test("constraints of one line that conflict are told apart by what they say")
  func conflict() throws {
    let course = try SwiftCourse()
    let program = StandInProgram(equations: "Box.width = 80\nBox.width = 90") { snapshot, _ in
      for index in snapshot.constraints.indices { snapshot.constraints[index].line = 3 }
    }
    let words = try course.words(program)
    expectRecorded(words, "SwiftAnswer/conflict")
  }

  @Test("a wrong answer in Swift is recognised by what it states")
  func known() throws {
    let course = try SwiftCourse()
    #expect(
      try course.words(StandInProgram(equations: "\n\nBox.width = 160")) == """
        misplaced Box.width 160 not 80, window 320x80
        Line 3 makes the box 160 points wide.
        Twice of it.
        """)
  }

  @Test("a constant that is right in the first window alone is out of place in the others")
  func perCase() throws {
    let course = try SwiftCourse()
    let program = StandInProgram(equations: "Box.width = 80") { snapshot, index in
      guard index == 4 else { return }
      snapshot.constraints[snapshot.constraints.count - 1].draft.constant = 100
    }
    #expect(
      try course.words(program).hasPrefix(
        """
        misplaced Box.width 100 not 80, window 600x112
        Line 1 makes Box 100 points wide.
        """))
  }

  @Test("constraints that are made and not active have words of their own")
  func inactive() throws {
    let course = try SwiftCourse()
    let program = StandInProgram { snapshot, _ in
      snapshot.made = 3
      snapshot.inactiveLines = [4, 5, 6]
    }
    expectRecorded(try course.words(program), "SwiftAnswer/inactive")
    let passing = StandInProgram(equations: "Box.width = 80") { snapshot, _ in
      snapshot.made = 2
      snapshot.inactiveLines = [6]
    }
    let feedback = FeedbackWriter(try course.findings(passing)).feedback
    #expect(
      try SampleCourse.load().strings.text(#require(feedback.note))
        == "Your code never activates the constraint in line 6, so it does nothing.")
  }

  @Test("what the active constraints leave open is no known mistake while others are idle")
  func partlyActive() throws {
    let course = try SwiftCourse()
    let active = StandInProgram(equations: "Box.width >= 70")
    #expect(
      try course.words(active) == "ambiguous Box.width\nNothing pulls at the box.\nIt may be wider."
    )
    let partly = StandInProgram(equations: "Box.width >= 70") { snapshot, _ in
      snapshot.made = 2
      snapshot.inactiveLines = [6]
    }
    expectRecorded(try course.words(partly), "SwiftAnswer/partlyActive")
  }

  @Test("views and guides that a program makes take part, and are called by their names")
  func extras() throws {
    let course = try SwiftCourse()
    let program = StandInProgram(equations: "") { snapshot, _ in
      let root = ItemID(index: 0)
      snapshot.insert(
        SnapshotItem(Item("spacer", kind: .guide, in: root), className: "UILayoutGuide"), at: 1)
      let spacer = ItemID(index: 1)
      let box = ItemID(index: 2)
      func line(_ first: Anchor, _ second: Anchor?, _ constant: Double) -> SnapshotConstraint {
        SnapshotConstraint(
          ConstraintDraft(first: first, relation: .equal, second: second, constant: constant),
          line: 2)
      }
      snapshot.constraints += [
        line(Anchor(box, .width), Anchor(spacer, .width), 0),
        line(Anchor(spacer, .width), nil, 80),
        line(Anchor(spacer, .leading), Anchor(root, .leading), 0),
        line(Anchor(spacer, .top), Anchor(root, .top), 0),
      ]
    }
    #expect(
      try course.words(program).hasPrefix(
        """
        ambiguous spacer.height
        Nothing determines the height of spacer.
        """))
  }

  /// A spacer that is a view, in all cases or in the last one alone.
  private static func spacer(
    onlyLast: Bool, _ lines: String = "Box.width = 90", raises: Bool = false
  ) -> StandInProgram {
    StandInProgram(equations: lines) { snapshot, index in
      guard !onlyLast || index == 5 else { return }
      let root = ItemID(index: 0)
      let spacer = ItemID(index: Int32(snapshot.items.count))
      snapshot.items.append(SnapshotItem(Item("spacer", in: root), className: "UIView"))
      func line(_ attribute: Attribute, _ second: Anchor?, _ constant: Double) {
        snapshot.constraints.append(
          SnapshotConstraint(
            ConstraintDraft(
              first: Anchor(spacer, attribute), relation: .equal, second: second,
              constant: constant), line: 2))
      }
      line(.leading, Anchor(root, .leading), 0)
      line(.top, raises ? nil : Anchor(root, .top), 0)
      line(.width, nil, 8)
    }
  }

  @Test("a view that a program makes is no part of the wanted layout, and of its own where it is")
  func extraViews() throws {
    let course = try SwiftCourse()
    let tall = StandInProgram(equations: "Box.width = 90") { snapshot, index in
      Self.spacer(onlyLast: false).change(&snapshot, index)
      snapshot.constraints.append(
        SnapshotConstraint(
          ConstraintDraft(
            first: Anchor(ItemID(index: 2), .height), relation: .equal, second: nil, constant: 8),
          line: 3))
    }
    let findings = try course.findings(tall)
    #expect(try course.words(tall).hasPrefix("misplaced Box.width 90 not 80, window 320x80\n"))
    let picture = FeedbackWriter(findings).feedback.picture
    #expect(picture?.windows.map(\.picture.wanted.count) == [1, 1])
    #expect(picture?.windows.map(\.picture.yours.count) == [2, 2])
  }

  @Test("views that a program makes in one case alone are told by their names there")
  func viewsOfOneCase() throws {
    let course = try SwiftCourse()
    #expect(
      try course.words(Self.spacer(onlyLast: true, "Box.width = 80"))
        .hasPrefix("ambiguous spacer.height\nNothing determines the height of spacer.\n"))
    #expect(
      try course.words(Self.spacer(onlyLast: true, raises: true))
        .hasPrefix("invalid position-needs-anchor line 2\n"))
  }

  @Test("what has no part in the layout doesn't count: a title that its button places")
  func bystanders() throws {
    let course = try SwiftCourse()
    let program = StandInProgram(equations: "Box.width = 90") { snapshot, _ in
      snapshot.items.append(
        SnapshotItem(
          Item(
            "title", in: ItemID(index: 1),
            placement: .translated(
              Rect(x: 1, y: 2, width: 3, height: 4), mask: [], in: Size(width: 9, height: 9))),
          className: "UILabel"))
      snapshot.items.append(
        SnapshotItem(
          Item("margins", kind: .guide, in: ItemID(index: 0), placement: .inset(.defaultMargins)),
          className: "UILayoutGuide"))
    }
    let findings = try course.findings(program)
    #expect(findings.scene.items.count == 2)
    #expect(try course.words(program).contains("Another number") == false)
    #expect(FeedbackWriter(findings).feedback.diagnosis == .constant)
  }

  @Test("what the grader knows is never read back from the program")
  func facts() throws {
    let course = try SwiftCourse()
    let program = StandInProgram(equations: "") { snapshot, _ in
      snapshot.window = Size(width: 80, height: 80)
      snapshot.items[0].item.placement = .given(Rect(x: 0, y: 0, width: 80, height: 80))
      snapshot.items[1].item.intrinsic = IntrinsicSize(width: 80, height: 40)
    }
    #expect(try course.words(program).hasPrefix("ambiguous Box.width\n"))
  }

  @Test("a given view that isn't in the window any more is missing")
  func missing() throws {
    let course = try SwiftCourse()
    let gone = StandInProgram { snapshot, _ in
      snapshot.items.remove(at: 1)
      snapshot.constraints = []
    }
    #expect(
      try course.words(gone) == """
        ruleMissed view-missing Box
        After your code has run, Box isn't in the window.
        Keep Box in the window's content view, or in a view inside it.
        """)
    // A constraint that is about it carries it along, although it hangs in no view.
    let loose = StandInProgram { snapshot, _ in snapshot.items[1].item.parent = nil }
    #expect(try course.words(loose) == course.words(gone))
    // A view of the answer's own is no given one, whatever it is called.
    let decoy = StandInProgram { snapshot, _ in snapshot.items[1].given = nil }
    #expect(try course.words(decoy) == course.words(gone))
  }
}

extension LayoutSnapshot {
  /// Puts an item before others, and renumbers what speaks of them.
  fileprivate mutating func insert(_ item: SnapshotItem, at place: Int) {
    func moved(_ id: ItemID) -> ItemID {
      Int(id.index) < place ? id : ItemID(index: id.index + 1)
    }
    for index in items.indices {
      items[index].item.parent = items[index].item.parent.map(moved)
    }
    for index in constraints.indices {
      let draft = constraints[index].draft
      constraints[index].draft.first = draft.first.map { Anchor(moved($0.item), $0.attribute) }
      constraints[index].draft.second = draft.second.map { Anchor(moved($0.item), $0.attribute) }
    }
    items.insert(item, at: place)
  }
}

@Suite("Grading: the request to run a program")
struct SwiftRequestTests {
  @Test("has the scene, the given lines and a window that changes its size")
  func given() throws {
    let answer = Answer(text: "", path: "there/make-it-wide.swift")
    let request = try #require(SwiftRequest(answer, to: SwiftCourse().prepared().exercise))
    #expect(request.cases.map(\.window.width) == [320, 480, 320, 480, 600, 600])
    for given in request.cases {
      #expect(given.firstWindow == Size(width: 320, height: 80))
      #expect(given.items.map(\.className) == ["UIView", "UILabel"])
      #expect(given.items[1].item.placement == .constraints)
      #expect(given.constraints.count == 3 && given.made == 0)
    }
    #expect(request.fileName == "make-it-wide.swift")
    #expect(
      request.entry
        == .function(
          name: "layOut",
          parameters: [
            SwiftParameter(label: "Box", item: "Box"),
            SwiftParameter(label: "in", item: "Superview"),
          ]))
  }

  @Test("is made for programs alone, and only where an exercise takes them")
  func programsAlone() throws {
    let exercise = try SwiftCourse().prepared().exercise
    #expect(SwiftRequest(Answer(text: "", path: "make-it-wide.layout"), to: exercise) == nil)
    let equationsOnly = try TemporaryCourse()
    let other = try PreparedExercise(try #require(equationsOnly.load().exercises.first))
    let program = Answer(text: "", path: "make-it-wide.swift")
    #expect(SwiftRequest(program, to: other.exercise) == nil)
    #expect(
      Grading(other).verdict(on: program)
        == .notYet(.graderFault("the exercise make-it-wide takes no answers in Swift")))
  }

  @Test("is graded by what came of it, wherever it was run; without that there is no verdict")
  func outcomes() throws {
    let prepared = try SwiftCourse().prepared()
    let answer = Answer(text: "", path: "make-it-wide.swift")
    let request = try #require(SwiftRequest(answer, to: prepared.exercise))
    let outcome = StandInProgram(equations: "Box.width = 80").runner.outcome(of: request)
    #expect(Grading(prepared).findings(on: answer, outcome).verdict == .passed)
    #expect(
      Grading(prepared).findings(on: answer, .success(SwiftRun(snapshots: []))).verdict
        == .notYet(.graderFault("0 of 6 cases returned a result")))
    #expect(
      Grading(prepared).verdict(on: answer)
        == .notYet(
          .notRun(reason: .says("machine.notRunHere"), advice: .says("machine.notRunHere.advice"))))
  }
}

@Suite("Grading: what has become of an answer after something happened")
struct LaterMomentTests {
  private let right = ["Box.width = 80", "Box.width = 120", "Box.width = 160"]

  @Test("an answer passes that has each moment's layout, and what waits for later is no fault")
  func passing() throws {
    let words = try LaterCourse().words(right, made: 3, inactive: [5, 6])
    #expect(
      words == """
        passed
        All constraints are satisfied, and only one layout fits, in windows of 320, 480 (with \
        grow() called once) and 1 more width, in both reading directions.
        It is wide.
        """)
  }

  @Test("a moment without a layout of its own has the first one's")
  func unchanged() throws {
    let course = try LaterCourse()
    try course.course.remove("01-width/make-it-wide/solution-2.layout")
    #expect(
      try course.findings(["Box.width = 80", "Box.width = 120", "Box.width = 80"]).verdict
        == .passed)
    let exercise = try course.prepared().exercise
    #expect(
      exercise.moments.map(\.solution.text) == [0, 1, 2].map { exercise.solution(after: $0).text })
    #expect(exercise.moments.map { $0.cases.count } == [2, 2, 2])
  }

  @Test("the moment is named where an answer is out of place")
  func misplaced() throws {
    let words = try LaterCourse().words(["Box.width = 80", "\nBox.width = 100", "Box.width = 160"])
    #expect(
      words == """
        misplaced Box.width 100 not 120, window 480x80, grow() called once
        Line 2 makes Box 100 points wide.
        In a window 480 points wide, with grow() called once, that is 20 points too narrow.
        In the wanted layout, Box.width is 120. Change line 2 so that it is true for this number.
        """)
  }

  @Test("what was forgotten to be let go conflicts in its moment, and not before")
  func conflicting() throws {
    let words = try LaterCourse().words([
      "Box.width = 80", "Box.width = 80\nBox.width = 120", "Box.width = 160",
    ])
    expectRecorded(words, "LaterMoment/conflicting")
  }

  @Test("what was let go and not replaced is free in its moment, which is told")
  func ambiguous() throws {
    let words = try LaterCourse().words(
      ["Box.width = 80", "", "Box.width = 160"], made: 2, inactive: [1])
    expectRecorded(words, "LaterMoment/ambiguous")
  }

  @Test("where nothing at all is active, that comes first, later or not")
  func inactive() throws {
    let words = try LaterCourse().words(["", "", ""], made: 2, inactive: [3, 4])
    expectRecorded(words, "LaterMoment/inactive")
  }

  @Test("a known mistake is recognised by what it states in the moment that is spoken of")
  func known() throws {
    let words = try LaterCourse().words(["Box.width = 80", "Box.width = 120", "Box.width = 120"])
    #expect(
      words == """
        misplaced Box.width 120 not 160, window 600x80, grow() called twice
        After the second call the box is still 120 points wide.
        """)
  }

  @Test("each moment is drawn before answering, but for those that aren't shown")
  func goal() throws {
    let goal = try LaterCourse().prepared().goal
    #expect(goal.windows.map(\.layoutCase.setting.times) == [0, 1])
    #expect(goal.windows.map { $0.picture.wanted.last?.frame.width } == [80, 120])
  }
}
