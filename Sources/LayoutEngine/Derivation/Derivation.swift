/// The derivation of an anchor's value: each step computes a number, the last one the value.
///
///     Superview.trailing = 320                  the window is 320 wide
///     Red.trailing = 320 - 16 = 304             Red.trailing = 1.0 * Superview.trailing - 16.0
///     Red.leading = 304 - 80 = 224              Red.width = 80.0
///
/// The reasons of the steps, together with given frames and insets, determine the anchor. Without
/// any one of them the anchor would be ambiguous or have another value, or the layout would differ.
package struct Derivation: Hashable, Sendable {
  /// The steps: each reads only earlier steps, and the last one gives the anchor.
  package let steps: [Step]
}

extension Derivation {
  /// The value of an anchor in a layout.
  package struct Number: Hashable, Sendable {
    package let anchor: Anchor
    /// The edge from which a position counts: the leading, left or top edge of an item.
    ///
    /// Usually it is the window's edge. It is another item's if a constraint only makes sense in the
    /// coordinates of that item. `nil` for a size.
    package let origin: Anchor?
    /// In points.
    package let value: Double
  }

  /// The constraint or rule from which a step follows.
  package enum Reason: Hashable, Sendable {
    /// A constraint, or something that the scene adds.
    case statement(Conflict.Member)
    /// That the size of an item along an axis isn't negative.
    case neverNegative(ItemID, Axis)
  }

  /// The number of an earlier step, multiplied by a factor.
  package struct Reading: Hashable, Sendable {
    /// The step's place.
    package let step: Int
    /// What its number is multiplied by.
    package let factor: Double
  }

  /// A constraint, or something that the scene adds, that pulls a number to the limit of a step.
  package struct Pull: Hashable, Sendable {
    package let member: Conflict.Member
    /// The value that it asks of its first anchor, in points; `nil` if it is satisfied.
    package let wanted: Double?
  }

  /// One number, and how it follows from earlier ones.
  package struct Step: Hashable, Sendable {
    package let number: Number
    /// The numbers that are added up, besides the constant.
    package let readings: [Reading]
    /// What is added to the readings, in points.
    package let constant: Double
    /// The reasons for the sum: usually one constraint.
    ///
    /// Several, if only all of them together determine the number. None, if the number follows from
    /// the readings alone, such as an edge from the opposite edge and the size.
    package let reasons: [Reason]
    /// Whether a reason is an inequality whose limit is reached (an active bound).
    package let isLimit: Bool
    /// The constraints that pull the number to the limit; empty if there is no limit.
    package let pulls: [Pull]
  }
}

/// The derivation of an anchor, or why there is none.
package enum DerivationOutcome: Hashable, Sendable {
  case derived(Derivation)
  /// Nothing determines the anchor; it may have any value in the range, in points.
  case ambiguous(Extent)
  /// There is no layout, because constraints conflict.
  case unsatisfiable(Conflict)
}

extension LayoutSolver {
  /// Finds out why an anchor has its value.
  ///
  /// The value of the last step is ``LayoutProblem/value(of:in:)``. A derivation with few reasons is
  /// chosen, and constraints are preferred to what the scene adds.
  ///
  /// - Parameters:
  ///   - anchor: The anchor of one of the scene's items.
  ///   - problem: The problem from whose solution the anchor is read.
  /// - Returns: The derivation, or why there is none.
  /// - Throws: ``SolverError`` as for ``solution(of:)``.
  package static func derivation(
    of anchor: Anchor, in problem: LayoutProblem
  ) throws(SolverError) -> DerivationOutcome {
    guard problem.scene.contains(anchor.item) else {
      throw .unknownItem(anchor.item, constraint: problem.constraints.count)
    }
    return try solving(problem) { problem, system throws(SolverError) in
      try derivation(of: anchor, in: problem, system)
    }
  }

  private static func derivation(
    of anchor: Anchor, in problem: LayoutProblem, _ system: LayoutSystem
  ) throws(SolverError) -> DerivationOutcome {
    switch try system.linearProblem.outcome() {
    case .infeasible:
      return .unsatisfiable(try ConflictSearch(system, problem).conflict())
    case .optimal(let optimum):
      var numbers = NumberTable(problem)
      let target = numbers.place(of: anchor)
      var work = problem.workLimit
      let form = numbers[target].form
      let range = try optimum.extent(of: form.terms, &work)
      guard !range.isOpen else {
        return .ambiguous(
          Extent(
            lowest: range.lowest + form.constant, highest: range.highest + form.constant))
      }
      var settled = optimum
      try settled.settle(OptionalSizes(problem))
      let search = DerivationSearch(
        problem: problem, system: system, values: settled.values, target: target)
      return .derived(try search.derivation(numbers, optimum, &work))
    }
  }
}
