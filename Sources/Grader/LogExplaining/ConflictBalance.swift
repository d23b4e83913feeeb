package import LayoutEngine

/// What the other lines of a set make of one of them.
///
///     UILabel.height >= 5000     416 - 10 - 1 = 405
package struct ConflictBalance: Sendable {
  /// A number of another line's, and how much of it counts.
  package struct Term: Hashable, Sendable {
    package let factor: Double
    /// The line's constant, in points.
    package let points: Double

    /// What it adds.
    package var value: Double { factor * points }
  }

  /// The line that is left out, as a place among the entries.
  package let entry: Int
  /// What it would have to say for all to be satisfied; without its name.
  package let fitting: Constraint
  /// What it would have to say in place of its constant, in points.
  package let total: Double
  /// The numbers whose sum is the total, those that add before those that take away; empty where
  /// the total isn't such a sum.
  package let terms: [Term]
  /// A view that has no size at all in this, and would need one below 0 to satisfy all lines.
  package let squeezed: ItemID?
  /// The layout in which every other line of the set is satisfied.
  package let frames: Frames
}

extension ConflictSet {
  /// Lower than every line of the set, higher than the report's other lines.
  private static let priorities = (left: Priority.high, others: Priority.low)

  /// Of a longer report the lines outside the set are left out of the layouts, which are about the
  /// set.
  private static let mostLines = 100

  /// A sum of more lines than this explains nothing.
  private static let mostMembers = 40

  /// How far a number is moved to see what follows it, in points: less than they conflict by, so
  /// that every line stays on its side.
  private var step: Double { min(1, points / 2) }

  /// Leaves a line out, comes as near to it as the others allow, and says where that is.
  ///
  /// `nil` if the numbers are too large.
  ///
  /// - Complexity: a solution, and of sets that people can follow another for each line.
  func balance(without entry: Int) -> ConflictBalance? {
    guard let constraint = constraint(entry), let frames = frames(without: entry) else {
      return nil
    }
    let total = total(of: constraint, in: frames)
    guard total.isFinite else { return nil }
    var fitting = constraint.saying(total)
    fitting.identifier = nil
    let isShort = members.count <= Self.mostMembers
    return ConflictBalance(
      entry: entry, fitting: fitting, total: total,
      terms: isShort ? terms(of: constraint, entry, total: total) : [],
      squeezed: isShort ? squeezed(besides: entry, total: total, in: frames) : nil,
      frames: frames)
  }

  private func total(of constraint: Constraint, in frames: Frames) -> Double {
    let equation = Constraint(constraint.first, .equal, constraint.second)
    let problem = LayoutProblem(
      scene: scene, constraints: [], direction: layout.direction)
    return constraint.second.constant + problem.violation(of: equation, in: frames)
  }

  func frames(
    without entry: Int, moving move: (entry: Int, points: Double)? = nil,
    adding added: Constraint? = nil
  ) -> Frames? {
    var constraints = [added].compactMap { $0 }
    let isLong = layout.constraints.count > Self.mostLines
    for (index, constraint) in layout.constraints.enumerated() {
      guard var constraint, !isLong || members.contains(index) else { continue }
      if let move, index == move.entry {
        constraint = constraint.saying(
          constraint.second.constant + move.points, constraint.relation)
      }
      if !members.contains(index) {
        constraint.priority = min(constraint.priority, Self.priorities.others)
      } else if index == entry {
        constraint.priority = Self.priorities.left
      }
      constraints.append(constraint)
    }
    return solved(constraints)
  }

  /// The layout of some lines; `nil` if there is none, or the numbers are too large.
  func solved(_ constraints: [Constraint]) -> Frames? {
    let problem = LayoutProblem(
      scene: scene, constraints: constraints, direction: layout.direction)
    return (try? LayoutSolver.frames(of: problem)) ?? nil
  }

  /// The total as a sum of the other lines' numbers, each weighed by how far it moves the total.
  private func terms(
    of constraint: Constraint, _ entry: Int, total: Double
  ) -> [ConflictBalance.Term] {
    var terms: [ConflictBalance.Term] = []
    for other in members where other != entry {
      guard let number = self.constraint(other)?.second.constant,
        abs(number) > Tolerance.same
      else { continue }
      guard let moved = frames(without: entry, moving: (other, step)) else { return [] }
      let factor = (self.total(of: constraint, in: moved) - total) / step
      if abs(factor) > Tolerance.points {
        terms.append(ConflictBalance.Term(factor: factor, points: number))
      }
    }
    let sum = terms.reduce(0) { $0 + $1.value }
    guard abs(sum - total) <= max(1, abs(total)) * Tolerance.points else { return [] }
    return terms.filter { $0.value > 0 } + terms.filter { $0.value < 0 }
  }

  /// A view of which the total would need less than nothing.
  private func squeezed(besides entry: Int, total: Double, in frames: Frames) -> ItemID? {
    guard let constraint = constraint(entry) else { return nil }
    let part = FramePart.size(along: axis)
    return layout.items.map { $0.id }.first { id in
      guard frames[id][part] <= Tolerance.points, isAmong(members, id) else { return false }
      // Where the view may be larger, and the total follows, its emptiness decided the total.
      let larger = Constraint(
        Anchor(id, part.attribute), .greaterThanOrEqual, .length(frames[id][part] + step))
      guard let moved = self.frames(without: entry, adding: larger) else { return false }
      return abs(self.total(of: constraint, in: moved) - total) > Tolerance.points
    }
  }

  private func isAmong(_ entries: [Int], _ id: ItemID) -> Bool {
    entries.contains { entry in
      guard let constraint = constraint(entry) else { return false }
      return constraint.first.item == id || constraint.second.anchor?.item == id
    }
  }
}

extension Constraint {
  /// The same line with another constant, and as an equation unless told otherwise.
  func saying(_ constant: Double, _ relation: Relation = .equal) -> Constraint {
    var constraint = self
    constraint.relation = relation
    constraint.second.constant = constant
    return constraint
  }
}
