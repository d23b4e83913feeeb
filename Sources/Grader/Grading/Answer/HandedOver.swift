package import Course
package import LayoutEngine

/// What a program handed over, before any rule has looked at its constraints.
package struct HandedOver: Hashable, Sendable {
  /// A constraint with the place of the learner's line that made it.
  package struct Line: Hashable, Sendable {
    let draft: ConstraintDraft
    let range: SourceRange?
  }

  package struct Case: Hashable, Sendable {
    package let scene: Scene
    /// The exercise's given constraints that are active and say what they said.
    package let given: [Constraint]
    /// The others of the given ones.
    let givenChanges: [GivenChange]
    let lines: [Line]
    /// Where the exercise's items ended.
    let places: [WindowPlace]
    /// What it made besides that is never drawn.
    let undrawn: Set<ItemID>
    /// The constraint that stopped it, if one did.
    let offending: Line?
    /// With which exception it stopped.
    package let raised: CrashFinding?
    let trace: ProgramTrace
  }

  /// One for each case of the exercise; never empty.
  package let cases: [Case]
  let facts: ProgramFacts

  /// The views and guides of the case that has the most of them, so that all can be named.
  package var scene: Scene {
    var fullest = cases[0].scene
    for made in cases where made.scene.items.count > fullest.items.count { fullest = made.scene }
    return fullest
  }

  /// What the program states in each case.
  ///
  /// - Throws: The exception that stopped it, as the law of the subject that it breaks where it
  ///   breaks one; else the first constraint that breaks a law, or too many constraints.
  func read(for exercise: Exercise) throws(FailureReason) -> ReadAnswer {
    var read: [ReadAnswer.Case] = []
    for made in cases {
      if let raised = made.raised {
        if let line = made.offending,
          let violation = exercise.ruleSet.violation(in: line.draft, scene: made.scene),
          let range = line.range
        {
          throw .invalid(violation, range)
        }
        throw .crashed(raised)
      }
      guard made.lines.count <= Answer.mostConstraints else {
        throw .limitExceeded(.constraints(made.lines.count))
      }
      var lines: [Constraint] = []
      for line in made.lines {
        do {
          try lines.append(exercise.ruleSet.constraint(from: line.draft, in: made.scene))
        } catch {
          throw .invalid(error, line.range ?? SourceRange(line: 1, column: 1, length: 1))
        }
      }
      read.append(
        ReadAnswer.Case(
          scene: made.scene, given: made.given, lines: lines, places: made.places,
          undrawn: made.undrawn))
    }
    return ReadAnswer(cases: read, program: facts)
  }
}

extension HandedOver {
  /// Reads what came of running an answer in every case of its exercise.
  ///
  /// - Throws: Why nothing came of it.
  init(
    _ outcome: Result<SwiftRun, SwiftFailure>, of answer: Answer, to exercise: Exercise
  ) throws(FailureReason) {
    guard exercise.swift != nil else {
      throw .graderFault("the exercise \(exercise.id) takes no answers in Swift")
    }
    let run: SwiftRun
    do { run = try outcome.get() } catch {
      throw FailureReason(error, of: answer, to: exercise)
    }
    guard run.snapshots.count == exercise.cases.count, let first = run.snapshots.first else {
      throw .graderFault(
        "\(run.snapshots.count) of \(exercise.cases.count) cases returned a result")
    }
    var cases: [HandedOver.Case] = []
    let assignments = ConstantAssignments(in: answer)
    for (index, snapshot) in run.snapshots.enumerated() {
      let reader = SnapshotAnswer(
        exercise: exercise, answer: answer, caseIndex: index, assignments: assignments)
      try cases.append(reader.read(snapshot))
    }
    self.init(
      cases: cases,
      facts: ProgramFacts(
        made: first.made, inactiveLines: first.inactiveLines,
        translating: exercise.scene.ids.filter { cases[0].scene[$0].isTranslating },
        givenChanges: cases.lazy.map { $0.givenChanges }.first { !$0.isEmpty } ?? [],
        movesGivenViews: cases.contains { $0.scene.isHungOtherwise(than: exercise.scene) },
        changesMargins: Self.changesMargins(run.snapshots, in: exercise),
        traces: cases.map { $0.trace }, missesTap: run.snapshots.contains { $0.isTapMissed },
        printed: run.printed, isCached: run.isCached))
  }

  /// Whether the window's content view has other margins in the end than the exercise gives it.
  ///
  /// A controller makes that view itself, with margins of its own.
  private static func changesMargins(
    _ snapshots: [LayoutSnapshot], in exercise: Exercise
  ) -> Bool {
    guard case .function? = exercise.swift?.entry else { return false }
    return zip(exercise.cases, snapshots).contains { layoutCase, snapshot in
      snapshot.raised == nil
        && snapshot.items.first?.item.margins
          != exercise.scene.placed(in: layoutCase).items.first?.margins
    }
  }
}

extension Item {
  /// Whether the item turns its mask into constraints.
  fileprivate var isTranslating: Bool {
    guard case .translated = placement else { return false }
    return true
  }
}

extension SwiftRequest {
  /// The program that an answer is, to be run in every case of its exercise.
  ///
  /// `nil` if nothing has to be run: for equations, and where an exercise takes no programs.
  package init?(_ answer: Answer, to exercise: Exercise) {
    guard exercise.takesLines, answer.notation == .swift, let task = exercise.swift
    else { return nil }
    self.init(
      text: answer.text,
      fileName: answer.path.split(separator: "/").last.map(String.init) ?? "answer.swift",
      entry: task.entry, sequel: task.sequel,
      cases: exercise.cases.map { Self.snapshot(of: $0, exercise, task) })
  }

  /// The scene of one case with its given constraints, as the program finds it.
  private static func snapshot(
    of layoutCase: LayoutCase, _ exercise: Exercise, _ task: SwiftTask
  ) -> LayoutSnapshot {
    var scene = exercise.scene.placed(in: layoutCase)
    if task.viewsTranslate {
      for id in scene.ids where scene[id].kind == .view && scene[id].placement == .constraints {
        let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
        scene.place(id, .translated(nowhere, mask: [], in: layoutCase.window))
      }
    }
    let items = zip(scene.items, exercise.classNames).enumerated().map { index, entry in
      SnapshotItem(entry.0, className: entry.1, given: index)
    }
    var snapshot = LayoutSnapshot(
      window: layoutCase.window, firstWindow: exercise.firstWindow,
      direction: layoutCase.direction, times: layoutCase.setting.times, items: items,
      constraints: exercise.givenConstraints.enumerated().map { index, constraint in
        SnapshotConstraint(ConstraintDraft(constraint), line: nil, given: index)
      })
    let first = exercise.cases.first.flatMap { insets(in: exercise.scene.placed(in: $0)) }
    if first != insets(in: scene) { snapshot.firstInsets = first }
    snapshot.traits = layoutCase.setting.traits
    snapshot.firstTraits = exercise.cases.first?.setting.traits ?? snapshot.traits
    return snapshot
  }

  /// What the window's content view keeps free; `nil` if no safe area is given.
  private static func insets(in scene: Scene) -> LayoutSnapshot.FirstInsets? {
    guard let root = scene.ids.first, let guide = scene.ownGuide(.safeArea, of: root),
      case .inset(let safeArea) = scene[guide].placement
    else { return nil }
    return LayoutSnapshot.FirstInsets(margins: scene[root].margins, safeArea: safeArea)
  }
}

extension ConstraintDraft {
  /// A constraint as it would be written.
  package init(_ constraint: Constraint) {
    switch constraint.second {
    case .length(let length):
      self.init(
        first: constraint.first, relation: constraint.relation, second: nil, constant: length,
        priority: constraint.priority.value, identifier: constraint.identifier)
    case .anchor(let second, let multiplier, let constant):
      self.init(
        first: constraint.first, relation: constraint.relation, second: second,
        multiplier: multiplier, constant: constant, priority: constraint.priority.value,
        identifier: constraint.identifier)
    }
  }
}

extension FailureReason {
  /// The verdict on a program from which no layout came.
  init(_ failure: SwiftFailure, of answer: Answer, to exercise: Exercise) {
    func layoutCase(_ index: Int) -> LayoutCase? {
      exercise.cases.indices.contains(index) ? exercise.cases[index] : nil
    }
    switch failure {
    case .refused(let refusal):
      let range = SourceRange(
        line: refusal.place.line, column: refusal.place.column, length: refusal.length)
      let message = CompilerMessage(kind: .error, place: refusal.place, text: refusal.reason)
      self = .notCompiled(
        CompilerFinding(messages: [message], range: range, isRefusal: true))
    case .notCompiled(let messages):
      self.init(refusing: messages, in: answer)
    case .timedOut(let seconds, let index):
      self = .timedOut(seconds: seconds, layoutCase(index))
    case .crashed(let crash):
      self = .crashed(
        CrashFinding(
          crash, range: answer.range(ofLine: crash.line), layoutCase: layoutCase(crash.caseIndex)))
    case .limitExceeded(let limit): self = .limitExceeded(.program(limit))
    case .unavailable(let reason, let advice): self = .notRun(reason: reason, advice: advice)
    }
  }
}

extension FailureReason {
  /// That a compiler refuses an answer; the first error is spoken of.
  init(refusing messages: [CompilerMessage], in answer: Answer) {
    let place = messages.first { $0.kind == .error }?.place
    self = .notCompiled(
      CompilerFinding(
        messages: messages, range: place.map { answer.range(ofWordAt: $0) }, isRefusal: false))
  }
}

extension Answer {
  /// The word or the sign that stands at a place.
  fileprivate func range(ofWordAt place: SourcePlace) -> SourceRange {
    let lines = text.sourceLines
    guard lines.indices.contains(place.line - 1) else {
      return SourceRange(line: place.line, column: place.column, length: 1)
    }
    let word = lines[place.line - 1].dropFirst(place.column - 1)
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return SourceRange(line: place.line, column: place.column, length: max(1, word.count))
  }
}
