import LayoutEngine

/// From a learner's Swift file to constraints, by running it.
struct SwiftAnswer {
  let exercise: Exercise
  let runner: AnswerRunner

  /// Runs an answer in every case of its exercise.
  ///
  /// - Throws: Why nothing came of it.
  func handedOver(by answer: Answer) throws(Setback) -> HandedOver {
    guard let task = exercise.swift else {
      throw .graderFault("the exercise \(exercise.id) takes no answers in Swift")
    }
    let request = SwiftRequest(
      text: answer.text,
      fileName: answer.path.split(separator: "/").last.map(String.init) ?? "answer.swift",
      entry: task.entry, sequel: task.sequel,
      cases: exercise.cases.map { snapshot(of: $0, task) })
    let run: SwiftRun
    do { run = try runner.run(request) } catch {
      throw setback(error, in: answer)
    }
    guard run.snapshots.count == exercise.cases.count, let first = run.snapshots.first else {
      throw .graderFault("\(run.snapshots.count) of \(exercise.cases.count) cases came back")
    }
    var cases: [HandedOver.Case] = []
    for (index, snapshot) in run.snapshots.enumerated() {
      let reader = SnapshotAnswer(exercise: exercise, answer: answer, caseIndex: index)
      try cases.append(reader.read(snapshot))
    }
    return HandedOver(
      cases: cases,
      facts: ProgramFacts(
        made: first.made, inactiveLines: first.inactiveLines,
        translating: exercise.scene.ids.filter { cases[0].scene[$0].isTranslating },
        givenChanges: cases.lazy.map(\.givenChanges).first { !$0.isEmpty } ?? [],
        movesGivenViews: cases.contains { $0.scene.isHungOtherwise(than: exercise.scene) },
        changesMargins: changesMargins(run.snapshots),
        missesTap: run.snapshots.contains(where: \.isTapMissed), printed: run.printed,
        isCached: run.isCached))
  }

  /// Whether the window's content view has other margins in the end than the exercise gives it.
  ///
  /// A controller makes that view itself, with margins of its own.
  private func changesMargins(_ snapshots: [LayoutSnapshot]) -> Bool {
    guard case .function? = exercise.swift?.entry else { return false }
    return zip(exercise.cases, snapshots).contains { layoutCase, snapshot in
      snapshot.raised == nil
        && snapshot.items.first?.item.margins
          != exercise.scene.placed(in: layoutCase).items.first?.margins
    }
  }

  /// The scene of one case with its given constraints, as the program finds it.
  private func snapshot(of layoutCase: LayoutCase, _ task: SwiftTask) -> LayoutSnapshot {
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
    return snapshot
  }

  /// What the window's content view keeps free; `nil` if no safe area is given.
  private func insets(in scene: Scene) -> LayoutSnapshot.FirstInsets? {
    guard let root = scene.ids.first, let guide = scene.ownGuide(.safeArea, of: root),
      case .inset(let safeArea) = scene[guide].placement
    else { return nil }
    return LayoutSnapshot.FirstInsets(margins: scene[root].margins, safeArea: safeArea)
  }
}

extension Item {
  /// Whether the item turns its mask into constraints.
  fileprivate var isTranslating: Bool {
    guard case .translated = placement else { return false }
    return true
  }
}

extension ConstraintDraft {
  /// A constraint as it would be written.
  init(_ constraint: Constraint) {
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
