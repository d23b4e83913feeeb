import Course
import LayoutEngine

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
