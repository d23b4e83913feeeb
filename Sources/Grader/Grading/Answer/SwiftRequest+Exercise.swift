package import Course
package import LayoutEngine

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
