import LayoutEngine

/// Looks among the lines of an answer for a smallest set of a given shape that can't hold.
///
/// The scene takes no part in the count: the window's size and what content asks for hold anyhow.
struct QuarrelSearch {
  /// A line: all that it states holds or goes together.
  private struct Line {
    /// The place among the given lines; `nil` for the answer's.
    let given: Int?
    let constraints: [Constraint]
  }

  /// More sets than this would take too long to look at.
  private static let mostSets = 5000

  private let scene: Scene
  private let layoutCase: LayoutCase
  private let lines: [Line]

  init(_ exercise: Exercise, own: ReadAnswer.Case, in layoutCase: LayoutCase) {
    scene = own.scene
    self.layoutCase = layoutCase
    var lines = exercise.given.enumerated().map {
      Line(given: $0.offset, constraints: $0.element.constraints)
    }
    var written: [Origin: Int] = [:]
    for constraint in own.lines {
      if let place = written[constraint.origin] {
        lines[place] = Line(given: nil, constraints: lines[place].constraints + [constraint])
      } else {
        written[constraint.origin] = lines.count
        lines.append(Line(given: nil, constraints: [constraint]))
      }
    }
    self.lines = lines.filter { $0.constraints.contains(where: \.priority.isRequired) }
  }

  /// What the lines of such a set state; `nil` if there is none.
  ///
  /// - Throws: ``SolverFault`` if the arithmetic gives way, or there are too many sets to look at.
  func set(of members: WantedConflict.Members) throws(SolverFault) -> [Constraint]? {
    switch members {
    case .any: return try canHold(lines) ? nil : lines.flatMap(\.constraints)
    case .lines(let count): return try set(with: [], and: count, of: lines)
    case .between(let given, let own):
      let fixed = lines.filter { $0.given.map(given.contains) ?? false }
      guard fixed.count == given.count else { return nil }
      return try set(with: fixed, and: own, of: lines.filter { $0.given == nil })
    }
  }

  /// The first smallest set of some lines and so many of others.
  private func set(
    with fixed: [Line], and count: Int, of others: [Line]
  ) throws(SolverFault) -> [Constraint]? {
    guard count <= others.count else { return nil }
    var places = Array(0..<count)
    for _ in 0..<Self.mostSets {
      let chosen = fixed + places.map { others[$0] }
      if try isSmallest(chosen) { return chosen.flatMap(\.constraints) }
      guard Self.advance(&places, below: others.count) else { return nil }
    }
    throw .tooLarge
  }

  /// The next choice of places, in alphabetical order; `false` after the last.
  private static func advance(_ places: inout [Int], below count: Int) -> Bool {
    guard let last = places.indices.last(where: { places[$0] < count - places.count + $0 })
    else { return false }
    places[last] += 1
    for next in places.indices where next > last { places[next] = places[next - 1] + 1 }
    return true
  }

  /// Whether lines can't hold, and can without any one of them.
  private func isSmallest(_ set: [Line]) throws(SolverFault) -> Bool {
    if try canHold(set) { return false }
    for place in set.indices {
      var rest = set
      rest.remove(at: place)
      if try !canHold(rest) { return false }
    }
    return true
  }

  private func canHold(_ set: [Line]) throws(SolverFault) -> Bool {
    let problem = scene.problem(keeping: set.flatMap(\.constraints), in: layoutCase)
    if case .unsatisfiable = try LayoutSolver.solution(of: problem) { return false }
    return true
  }
}
