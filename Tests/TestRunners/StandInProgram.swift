package import Grading
package import LayoutEngine

/// A runner that hands over what it is told, as if a learner's program had made it.
package struct StandInProgram: Sendable {
  /// What the program states, an equation to a line; the line's number is the program's, too.
  package var equations = ""
  /// Changes what a case hands over, after the equations are in it.
  package var change: @Sendable (inout LayoutSnapshot, Int) -> Void = { _, _ in }
  /// How the run ends instead.
  package var failure: SwiftFailure?

  package init(
    equations: String = "", failure: SwiftFailure? = nil,
    change: @escaping @Sendable (inout LayoutSnapshot, Int) -> Void = { _, _ in }
  ) {
    self.equations = equations
    self.failure = failure
    self.change = change
  }

  package var runner: AnswerRunner {
    AnswerRunner { (request) throws(SwiftFailure) in
      if let failure { throw failure }
      var snapshots: [LayoutSnapshot] = []
      for (index, layoutCase) in request.cases.enumerated() {
        var snapshot = layoutCase
        let own = constraints(in: layoutCase)
        snapshot.constraints += own
        snapshot.made = own.count
        change(&snapshot, index)
        snapshots.append(snapshot)
      }
      return SwiftRun(snapshots: snapshots, printed: "hello\n")
    }
  }

  private func constraints(in layoutCase: LayoutSnapshot) -> [SnapshotConstraint] {
    var scene = Scene()
    for item in layoutCase.items { _ = try? scene.add(item.item) }
    var constraints: [SnapshotConstraint] = []
    for statement in EquationReader.read(equations, names: scene.items.map(\.name)).statements {
      guard case .constraints(let written) = statement.outcome else { continue }
      for each in written {
        guard let draft = try? each.draft(in: scene) else { continue }
        constraints.append(SnapshotConstraint(draft, line: each.range.line))
      }
    }
    return constraints
  }
}
