import Course
import Grading
import LayoutEngine

enum FlawProof {
  static func passingParts(
    of hint: String, to exercise: Exercise
  ) -> [(words: String, answer: String)] {
    exercise.alternatives.flatMap { EquationReader.read($0.text).statements }.map(\.text)
      .filter { HintText.gives($0, away: hint) }
      .map { ($0, exercise.starter.text + "\n" + $0) }
  }
}

/// Decides, independently of grading, whether lines have the flaw that an exercise asks for.
///
/// Grading uses the ambiguities and conflicts that the solver lists. This type finds them in another
/// way. An anchor is ambiguous if it can be moved while the total violation of each priority stays
/// the same. To find conflicts, this type solves every subset of the lines.
struct FlawTruth {
  private let exercise: Exercise
  private let flaw: WantedFlaw
  private let read: ReadAnswer

  init(_ exercise: Exercise, _ flaw: WantedFlaw, _ read: ReadAnswer) {
    self.exercise = exercise
    self.flaw = flaw
    self.read = read
  }

  /// Whether the wanted flaw exists in every case that should have it, and no other flaw exists.
  var isFound: Bool {
    exercise.cases.allSatisfy { layoutCase in
      let problem = problem(keeping: exercise.givenConstraints + read.lines, in: layoutCase)
      switch flaw {
      case .ambiguity(let wanted): return Set(ambiguousAnchors(in: problem)) == Set(wanted)
      case .conflict(let wanted):
        guard wanted.isWanted(in: layoutCase) else { return isSatisfiable(problem) }
        return !isSatisfiable(problem) && hasSet(of: wanted.members, in: layoutCase)
      }
    }
  }

  private func problem(
    keeping constraints: [Constraint], in layoutCase: LayoutCase
  ) -> LayoutProblem {
    read.scene.problem(keeping: constraints, in: layoutCase)
  }

  private func isSatisfiable(_ problem: LayoutProblem) -> Bool {
    (try? LayoutSolver.frames(of: problem)) != nil
  }
}

extension FlawTruth {
  /// The largest number of lines whose subsets are all solved; no exercise needs more lines.
  private static let mostLines = 14

  /// Whether a subset of the lines has the wanted members, can't be satisfied, and can be if any one
  /// of its lines is removed.
  private func hasSet(of members: WantedConflict.Members, in layoutCase: LayoutCase) -> Bool {
    let given = exercise.given.map(\.constraints)
    let own = Set(read.lines.compactMap(\.origin.answerRange?.start)).sorted().map { start in
      read.lines.filter { $0.origin.answerRange?.start == start }
    }
    let lines = given + own
    guard lines.count <= Self.mostLines,
      var layout = try? ChangingLayout(problem(keeping: lines.flatMap { $0 }, in: layoutCase))
    else { return false }
    func canHaveLayout(_ places: [Int]) -> Bool {
      var constraint = 0
      for (place, line) in lines.enumerated() {
        for _ in line {
          layout.set(constraint, isOn: places.contains(place))
          constraint += 1
        }
      }
      return (try? layout.frames()) != nil
    }
    return (1..<(1 << lines.count)).contains { bits in
      let places = lines.indices.filter { bits & (1 << $0) != 0 }
      return fits(places, members, givenCount: given.count) && !canHaveLayout(places)
        && places.allSatisfy { gone in canHaveLayout(places.filter { $0 != gone }) }
    }
  }

  private func fits(
    _ places: [Int], _ members: WantedConflict.Members, givenCount: Int
  ) -> Bool {
    switch members {
    case .any: true
    case .lines(let count): places.count == count
    case .between(let given, let own):
      places.filter { $0 < givenCount } == given.sorted() && places.count == given.count + own
    }
  }
}

extension FlawTruth {
  /// How far an anchor is moved, in points; an anchor that can move further can move this far.
  private static let step = 0.5

  /// The anchors that can be moved; none if the lines conflict.
  private func ambiguousAnchors(in problem: LayoutProblem) -> [Anchor] {
    guard let frames = try? LayoutSolver.frames(of: problem) else { return [] }
    let best = violations(in: problem.fittingTexts(in: frames), frames)
    let anchors = problem.scene.ids.dropFirst().flatMap { id in
      [Attribute.width, .height, .leading, .top].map { Anchor(id, $0) }
    }
    let moves = anchors.flatMap { anchor in
      [Self.step, -Self.step].compactMap { distance in
        line(anchor, movedBy: distance, from: frames, in: problem)
      }
    }
    var moved = problem
    moved.constraints += moves
    guard var layout = try? ChangingLayout(moved) else { return [] }
    let places = moves.indices.map { problem.constraints.count + $0 }
    for place in places { layout.set(place, isOn: false) }
    var isAmbiguous: Set<Anchor> = []
    for (place, move) in zip(places, moves) {
      layout.set(place, isOn: true)
      if let found = try? layout.frames() {
        let violations = violations(in: problem.fittingTexts(in: found), found)
        if isAsGood(violations, best) { isAmbiguous.insert(move.first) }
      }
      layout.set(place, isOn: false)
    }
    return anchors.filter(isAmbiguous.contains)
  }

  /// A constraint that moves an anchor away from its value in some frames; a position counts from the
  /// superview's edge.
  private func line(
    _ anchor: Anchor, movedBy distance: Double, from frames: Frames, in problem: LayoutProblem
  ) -> Constraint? {
    guard let owner = problem.scene[anchor.item].parent else { return nil }
    func line(_ constant: Double) -> Constraint {
      let operand: Operand =
        anchor.attribute.kind == .size
        ? .length(constant)
        : .anchor(Anchor(owner, anchor.attribute), multiplier: 1, constant: constant)
      return Constraint(anchor, .equal, operand)
    }
    return line(problem.violation(of: line(0), in: frames) + distance)
  }

  /// By how many points the optional constraints of each priority aren't satisfied.
  private func violations(in problem: LayoutProblem, _ frames: Frames) -> [Priority: Double] {
    var violations: [Priority: Double] = [:]
    for line in problem.constraints where !line.priority.isRequired {
      violations[line.priority, default: 0] += abs(problem.violation(of: line, in: frames))
    }
    for id in problem.scene.ids {
      let item = problem.scene[id]
      for axis in Axis.allCases {
        guard let content = item.intrinsic[axis] else { continue }
        let excess = frames[id][.size(along: axis)] - content
        violations[item.hugging[axis], default: 0] += max(0, excess)
        violations[item.compression[axis], default: 0] += max(0, -excess)
      }
    }
    return violations
  }

  private func isAsGood(_ violations: [Priority: Double], _ best: [Priority: Double]) -> Bool {
    best.allSatisfy { abs((violations[$0.key] ?? 0) - $0.value) <= Tolerance.points }
  }
}
