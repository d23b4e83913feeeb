/// A layout in which each constraint can be switched off and on, to find which of them conflict.
///
/// After each change only the part of the layout is solved that the change concerns
/// (``ChangingProblem``).
package struct ChangingLayout: Sendable {
  private var rows: ChangingProblem
  /// By constraint: its row while the constraint is switched off; `nil` while it is on.
  private var putAside: [LinearProblem.Row?]

  /// Begins with all constraints.
  ///
  /// - Throws: ``SolverError`` if a constraint can't be measured, or the problem is too large.
  package init(_ problem: LayoutProblem) throws(SolverError) {
    rows = ChangingProblem(try LayoutSystem(problem).linearProblem)
    putAside = Array(repeating: nil, count: problem.constraints.count)
  }

  /// Switches a constraint on or off.
  ///
  /// - Complexity: O(terms of all constraints), without any solving.
  package mutating func set(_ constraint: Int, isOn: Bool) {
    let place = putAside[..<constraint].count { $0 == nil }
    if let row = putAside[constraint] {
      guard isOn else { return }
      rows.insert(row, at: place)
      putAside[constraint] = nil
    } else if !isOn {
      putAside[constraint] = rows.remove(place)
    }
  }

  /// The frames of a best layout for the constraints that are on; `nil` if they conflict.
  ///
  /// If several layouts are equally good, it is any of them, and not always the one that
  /// ``LayoutSolver/frames(of:)`` chooses.
  ///
  /// - Throws: ``SolverError`` if the arithmetic fails, or the problem is too large.
  package mutating func frames() throws(SolverError) -> Frames? {
    try rows.optimum().map { Frames(values: $0) }
  }
}
