package import Course
package import LayoutEngine

/// An answer, read and found to keep every rule: what it states in each case.
///
/// Equations state the same in every case. A Swift program is run in each of them, and may make
/// something else in each.
package struct ReadAnswer: Hashable, Sendable {
  /// What an answer states in one case of its exercise.
  package struct Case: Hashable, Sendable {
    /// The views as the given lines and the answer's own place them.
    ///
    /// It begins with the exercise's items in their order; what a program made besides follows.
    package let scene: Scene
    /// The exercise's given constraints, without those that a program made inactive or changed.
    package let given: [Constraint]
    /// The answer's own lines, in their order.
    package let lines: [Constraint]
    /// Where the exercise's items were when a program had ended; empty for equations.
    let places: [WindowPlace]
    /// What a program made besides that is never drawn; empty for equations.
    var undrawn: Set<ItemID> = []

    /// The constraints in force: the exercise's given ones, then the answer's own.
    package var constraints: [Constraint] { given + lines }

    package func problem(of exercise: Exercise, in layoutCase: LayoutCase) -> LayoutProblem {
      scene.problem(keeping: constraints, in: layoutCase)
    }
  }

  /// The statements of an answer in equations; empty for Swift.
  package let statements: [WrittenStatement]
  /// One for each case of the exercise; never empty.
  package let cases: [Case]
  /// What a program did besides; `nil` for equations.
  package let program: ProgramFacts?

  /// What the answer states in the first case.
  package var lines: [Constraint] { cases[0].lines }
  package var scene: Scene { cases[0].scene }

  /// Reads an answer in equations as grading does.
  ///
  /// - Throws: The first statement that no layout can come of.
  package init(_ answer: Answer, for exercise: Exercise) throws(FailureReason) {
    statements = try EquationAnswer.statements(in: answer, for: exercise)
    let lines = try EquationAnswer.constraints(in: statements, for: exercise)
    let scene = try EquationAnswer.scene(from: statements, for: exercise)
    let count = max(1, exercise.cases.count)
    let stated = Case(
      scene: scene, given: exercise.givenConstraints, lines: lines, places: [])
    cases = Array(repeating: stated, count: count)
    program = nil
  }

  /// What a program made, case by case.
  package init(cases: [Case], program: ProgramFacts) {
    statements = []
    self.cases = cases
    self.program = program
  }

  /// Whether the answer speaks of the exercise's own items alone, and says the same in every case.
  ///
  /// Only then can its lines be compared with the solution's one by one.
  func isComparable(with exercise: Exercise) -> Bool {
    let scene = exercise.scene
    return cases.allSatisfy { own in
      own.scene.items.count == scene.items.count && own.lines == lines
        && own.given == exercise.givenConstraints
        && scene.ids.allSatisfy { own.scene[$0].parent == scene[$0].parent }
    }
  }
}

/// What is known of a program that was run, besides its layouts.
package struct ProgramFacts: Hashable, Sendable {
  package let made: Int
  package let inactiveLines: [Int]
  /// The given views that still turn their masks into constraints.
  package let translating: [ItemID]
  /// The given constraints that it made inactive or changed, in the first case where it did.
  package let givenChanges: [GivenChange]
  /// Whether it moved a given view to another superview.
  package let movesGivenViews: Bool
  /// Whether it changed the margins of the window's content view, which the exercise gives.
  package let changesMargins: Bool
  /// What it did on the way to its layout, in each case.
  let traces: [ProgramTrace]
  /// Whether a tap of a case didn't reach the control that it was meant for.
  package let missesTap: Bool
  /// What it printed; see ``SwiftRun/printed``.
  package let printed: String
  /// Whether the result was kept from an earlier run.
  package let isCached: Bool

  /// Whether it took away or changed anything that the exercise gives.
  var changesGiven: Bool { changesMargins || !givenChanges.isEmpty }
}

extension ReadAnswer.Case {
  /// The answer's scene with the exercise's items in the parents that they have in the exercise.
  ///
  /// A program may hang a given view into one of its own. What is wanted, and what is told, is where
  /// the view is in the window; everything that knows the exercise finds it in its place here.
  func scene(asIn exercise: Scene) -> Scene { scene.hung(asIn: exercise) }

  /// A solution in which nothing that is never drawn is ambiguous.
  ///
  /// Guides, and views without anything to see, may be anywhere. Where a view that counts depends on
  /// one, that view is ambiguous, too.
  func counted(_ solution: LayoutSolution) -> LayoutSolution {
    guard !undrawn.isEmpty, case .ambiguous(let frames, let ambiguity) = solution else {
      return solution
    }
    let ranges = ambiguity.ranges.filter { !undrawn.contains($0.item) }
    guard !ranges.isEmpty else { return .solved(frames) }
    return .ambiguous(
      frames,
      Ambiguity(
        ranges: ranges, witness: ambiguity.witness, otherWitness: ambiguity.otherWitness))
  }

  /// A solution with its frames in the coordinates of ``scene(asIn:)``.
  package func solution(_ solution: LayoutSolution, asIn exercise: Scene) -> LayoutSolution {
    guard scene.isHungOtherwise(than: exercise) else { return solution }
    func moved(_ frames: Frames) -> Frames { self.frames(frames, asIn: exercise) }
    return switch solution {
    case .solved(let frames): .solved(moved(frames))
    case .ambiguous(let frames, let ambiguity):
      .ambiguous(
        moved(frames),
        Ambiguity(
          ranges: ambiguity.ranges, witness: moved(ambiguity.witness),
          otherWitness: moved(ambiguity.otherWitness)))
    case .unsatisfiable: solution
    }
  }

  private func frames(_ frames: Frames, asIn exercise: Scene) -> Frames {
    var moved = frames
    for id in exercise.ids {
      guard let parent = exercise[id].parent else { continue }
      let corner = frames.frameInRoot(of: parent, in: scene)
      moved[id] = frames.frameInRoot(of: id, in: scene)
      moved[id].x -= corner.x
      moved[id].y -= corner.y
    }
    return moved
  }
}

extension Scene {
  /// Whether an item of the exercise's has another parent here.
  func isHungOtherwise(than exercise: Scene) -> Bool {
    exercise.ids.contains { self[$0].parent != exercise[$0].parent }
  }

  /// The same items with the exercise's in the parents that they have there.
  func hung(asIn exercise: Scene) -> Scene {
    guard isHungOtherwise(than: exercise) else { return self }
    var scene = self
    for id in exercise.ids {
      if let parent = exercise[id].parent { _ = scene.move(id, into: parent) }
    }
    return scene
  }
}

/// Where one of the exercise's items was when a program had ended, by the program's own account.
package struct WindowPlace: Hashable, Sendable {
  let item: ItemID
  /// The frame in the window's coordinates, in points.
  package let frame: Rect
  /// How it was drawn otherwise than its layout alone would have had it.
  let deviation: SnapshotPlace.Deviation
  /// Whether the program's own engine found the item ambiguous.
  let isAmbiguous: Bool
  /// What drew the item elsewhere than constraints put it; `nil` if nothing did.
  let moved: Obstacle?
  /// What keeps the item from being seen where it is; `nil` if nothing does.
  let hidden: Obstacle?

  /// Something besides constraints that moves or hides a view.
  package struct Obstacle: Hashable, Sendable {
    package let kind: SnapshotPlace.Kind
    /// The view that it happened to; `nil` for one that isn't in the scene.
    let view: ItemID?
  }
}

/// What became of an exercise's given constraints in a program.
struct GivenConstraints {
  private let constraints: [Constraint]
  private var states: [State]

  private enum State {
    case inactive
    case changed
    case kept
  }

  init(_ exercise: Exercise) {
    constraints = exercise.givenConstraints
    states = Array(repeating: .inactive, count: constraints.count)
  }

  /// Notes an active constraint that the host made for the exercise.
  ///
  /// - Returns: Whether there is such a constraint, and it hasn't been noted before.
  mutating func take(_ draft: ConstraintDraft, as index: Int) -> Bool {
    guard states.indices.contains(index), states[index] == .inactive else { return false }
    var given = ConstraintDraft(constraints[index])
    (given.identifier, given.origin) = (draft.identifier, draft.origin)
    states[index] = given == draft ? .kept : .changed
    return true
  }

  func isKept(_ index: Int) -> Bool { states[index] == .kept }

  /// The constraints that are active and say what they said, in their order.
  var kept: [Constraint] {
    zip(constraints, states).filter { $0.1 == .kept }.map { $0.0 }
  }

  /// What became of the others.
  var changes: [GivenChange] {
    zip(constraints, states).compactMap { constraint, state in
      switch state {
      case .kept: nil
      case .inactive: GivenChange(constraint: constraint, kind: .inactive)
      case .changed: GivenChange(constraint: constraint, kind: .changed)
      }
    }
  }
}

/// What a program did to a constraint that the exercise gave.
package struct GivenChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case inactive
    /// It is active and says something else: its constant or its priority is another.
    case changed
  }

  package let constraint: Constraint
  package let kind: Kind
}

/// Solves what an answer states in windows of many sizes.
///
/// Cases that differ in the window's size alone share a ``CompiledLayout``.
struct CaseSolver: Sendable {
  private struct Compiled {
    /// The case, in a window without a size.
    let layoutCase: LayoutCase
    let own: ReadAnswer.Case
    var layout: CompiledLayout
  }

  private var compiled: [Compiled] = []

  /// So many layouts are kept: an exercise has a few kinds of windows, in two reading directions.
  private static let most = 8

  /// Solves what an answer states in one case.
  ///
  /// - Parameters:
  ///   - own: What it states there.
  ///   - exercise: The exercise that it answers.
  ///   - layoutCase: The case.
  /// - Returns: What follows.
  /// - Throws: ``SolverError`` if the arithmetic fails, or the problem is too large.
  mutating func solution(
    of own: ReadAnswer.Case, _ exercise: Exercise, in layoutCase: LayoutCase
  ) throws(SolverError) -> LayoutSolution {
    let sizeless = layoutCase.sized(to: Size(width: 0, height: 0))
    let known = compiled.firstIndex { $0.layoutCase == sizeless && $0.own == own }
    if let known {
      return own.counted(try compiled[known].layout.solution(inWindow: layoutCase.window))
    }
    if compiled.count == Self.most { compiled.removeFirst() }
    let layout = CompiledLayout(own.problem(of: exercise, in: layoutCase))
    compiled.append(Compiled(layoutCase: sizeless, own: own, layout: layout))
    return own.counted(
      try compiled[compiled.count - 1].layout.solution(inWindow: layoutCase.window))
  }
}

extension LayoutCase {
  /// The case in a window of another size.
  fileprivate func sized(to size: Size) -> LayoutCase {
    LayoutCase(
      CaseWindow(
        size: size, changes: setting.changes, traits: setting.traits, times: setting.times),
      direction: direction, isShown: false)
  }
}
