import Course
package import LayoutEngine

/// That there are more statements than are tried.
package struct TooManyStatements: Error, Hashable, Sendable {
  package let count: Int
  package let most: Int
}

/// Lines outside the course, about views that they name themselves, and what follows from them.
package struct TriedLines {
  package enum Outcome {
    /// Some lines can't be read or say what no layout can mean; in the order of the text.
    case refused([FailureReason])
    /// One layout comes nearest to the lines.
    case solved(Frames)
    case ambiguous(Ambiguity)
    case conflicting(Conflict)
    /// Solving would take too long for a command, or numbers are too large.
    case tooLarge(LimitFinding)
    /// Our mistake.
    case failed(String)
  }

  package struct Conditions: Hashable, Sendable {
    /// The window, in points.
    package let window: Size
    package let direction: LayoutDirection
    package let ruleSet: RuleSet
    /// How far each search may go.
    package let workLimit: WorkLimit

    package init(
      window: Size, direction: LayoutDirection, ruleSet: RuleSet, workLimit: WorkLimit = .usual
    ) {
      self.window = window
      self.direction = direction
      self.ruleSet = ruleSet
      self.workLimit = workLimit
    }
  }

  /// More statements than anybody writes by hand would keep the search for a conflict busy.
  static let mostStatements = 2000

  private let statements: [WrittenStatement]
  private let conditions: Conditions
  /// The window and every other name that occurs, in the order of the text.
  package let scene: Scene
  /// What the readable lines say, in the order of the text.
  package let constraints: [Constraint]
  private let refusals: [FailureReason]
  /// The axes that the lines speak about; the other one is left out of everything.
  package let axes: [Axis]
  package let outcome: Outcome
  /// The problem that was solved, for measuring and for saying what content asks for.
  package let problem: LayoutProblem

  /// Reads and solves.
  ///
  /// - Throws: ``TooManyStatements`` for more statements than are solved here.
  package init(_ text: String, _ conditions: Conditions) throws(TooManyStatements) {
    statements = EquationReader.read(text).statements
    guard statements.count <= Self.mostStatements else {
      throw TooManyStatements(count: statements.count, most: Self.mostStatements)
    }
    self.conditions = conditions
    var reading = TriedLinesReading(statements)
    reading.read(under: conditions.ruleSet, designedIn: conditions.window)
    scene = reading.scene
    constraints = reading.constraints
    refusals = reading.refusals
    axes = reading.axes
    outcome =
      refusals.isEmpty
      ? Self.outcome(of: scene, constraints, axes, conditions) : .refused(refusals)
    problem = LayoutProblem(
      scene: scene.sized(to: conditions.window), constraints: constraints,
      direction: conditions.direction, workLimit: conditions.workLimit
    ).settled()
  }

  /// What can't be read or breaks a rule, without solving anything.
  ///
  /// - Returns: The reasons in the order of the text, and the scene that they speak of.
  package static func refusals(
    in text: String, _ conditions: Conditions
  ) -> (scene: Scene, reasons: [FailureReason]) {
    var reading = TriedLinesReading(EquationReader.read(text).statements)
    reading.read(under: conditions.ruleSet, designedIn: conditions.window)
    return (reading.scene, reading.refusals)
  }

  package var isEmpty: Bool { statements.isEmpty }

  /// All sets of lines that can't all be satisfied; empty if all lines can.
  package var conflicts: ConflictList {
    guard case .conflicting(let first) = outcome else { return ConflictList([], isComplete: true) }
    return ConflictList(of: solvedProblem, .unsatisfiable(first))
  }

  private var solvedProblem: LayoutProblem { Self.problem(scene, constraints, axes, conditions) }

  /// The optional lines that a layout doesn't keep, each with what it is off by, in points.
  package func missed(in frames: Frames) -> [(constraint: Constraint, distance: Double)] {
    constraints.compactMap { constraint in
      let distance = abs(problem.violation(of: constraint, in: frames))
      return distance > Tolerance.points ? (constraint, distance) : nil
    }
  }

  /// The lines that add nothing to what the others say; looked for among so many at most.
  ///
  /// Each one is solved twice, so that hundreds would be waited for.
  package var redundantEquations: [RedundantEquation] {
    guard constraints.count <= Self.mostCompared else { return [] }
    switch outcome {
    case .solved, .ambiguous: return (try? LayoutSolver.redundantEquations(in: problem)) ?? []
    default: return []
    }
  }

  private static let mostCompared = 60

  private static func outcome(
    of scene: Scene, _ constraints: [Constraint], _ axes: [Axis], _ conditions: Conditions
  ) -> Outcome {
    let problem = problem(scene, constraints, axes, conditions)
    do {
      switch try LayoutSolver.solution(of: problem) {
      case .solved(let frames): return .solved(frames)
      case .ambiguous(_, let ambiguity): return .ambiguous(ambiguity)
      case .unsatisfiable(let conflict): return .conflicting(conflict)
      }
    } catch {
      return SolverLimit(error).map { .tooLarge(.solver($0)) } ?? .failed("\(error)")
    }
  }

  private static func problem(
    _ scene: Scene, _ constraints: [Constraint], _ axes: [Axis], _ conditions: Conditions
  ) -> LayoutProblem {
    LayoutProblem(
      scene: scene.sized(to: conditions.window),
      constraints: constraints + settled(scene, besides: axes), direction: conditions.direction,
      workLimit: conditions.workLimit)
  }

  /// Lines that settle an axis that nobody speaks about, so that nothing is free along it.
  private static func settled(_ scene: Scene, besides axes: [Axis]) -> [Constraint] {
    let silent = [Axis.horizontal, .vertical].filter { !axes.contains($0) }
    guard let window = scene.ids.first else { return [] }
    return silent.flatMap { axis in
      scene.ids.dropFirst().flatMap { id -> [Constraint] in
        let edge: Attribute = axis == .horizontal ? .left : .top
        let start = Constraint(
          Anchor(id, edge), .equal, .anchor(Anchor(window, edge), multiplier: 1, constant: 0))
        let size = Constraint(
          Anchor(id, FramePart.size(along: axis).attribute), .equal, .length(0))
        return switch scene[id].placement {
        // Guides keep their distances along every axis by themselves.
        case .inset: []
        case .content: [size]
        case .constraints, .given, .translated: [start, size]
        }
      }
    }
  }
}

extension TriedLines {
  /// What came of solving the lines in other orders.
  package struct Shuffle {
    /// The number of orders besides the one that was written.
    package let orders: Int
    package let isSame: Bool
  }

  /// Solves the lines backwards, and from each line in turn, at most 20 orders.
  ///
  /// `nil` if there is nothing to solve.
  package func shuffled() -> Shuffle? {
    if case .refused = outcome { return nil }
    let count = constraints.count
    guard count > 1 else { return Shuffle(orders: 0, isSame: true) }
    var orders = [Array(constraints.reversed())]
    for start in 1..<min(count, 20) where count > 2 {
      orders.append(Array(constraints[start...] + constraints[..<start]))
    }
    let isSame = orders.allSatisfy { order in
      Self.isSame(Self.outcome(of: scene, order, axes, conditions), outcome)
    }
    return Shuffle(orders: orders.count, isSame: isSame)
  }

  private static func isSame(_ a: Outcome, _ b: Outcome) -> Bool {
    switch (a, b) {
    case (.solved(let a), .solved(let b)): isNear(a, b)
    case (.ambiguous(let a), .ambiguous(let b)):
      a.ranges.map { $0.item } == b.ranges.map { $0.item }
        && a.ranges.map { $0.part } == b.ranges.map { $0.part } && isNear(a.witness, b.witness)
    // Which of several smallest sets is found may differ.
    case (.conflicting, .conflicting): true
    default: false
    }
  }

  private static func isNear(_ a: Frames, _ b: Frames) -> Bool {
    guard a.count == b.count else { return false }
    return (0..<a.count).allSatisfy { index in
      let id = ItemID(index: Int32(index))
      return FramePart.allCases.allSatisfy {
        abs(a[id][$0] - b[id][$0]) <= Tolerance.points
      }
    }
  }
}

/// From statements to a scene and constraints, past everything that is in the way.
struct TriedLinesReading {
  private let statements: [WrittenStatement]
  private(set) var scene: Scene
  private(set) var constraints: [Constraint] = []
  /// What is in the way, in the order of the text.
  private(set) var refusals: [FailureReason] = []

  /// Takes the views from the names; all of them lie in the window.
  init(_ statements: [WrittenStatement]) {
    self.statements = statements
    scene = Scene(naming: statements)
  }

  /// Reads every statement, and keeps what is in the way of any.
  mutating func read(under ruleSet: RuleSet, designedIn window: Size) {
    for statement in statements {
      switch statement.outcome {
      case .unreadable(let error): refusals.append(.unreadable(Unreadable(error)))
      case .blank(let range): refusals.append(.unfinished(range))
      case .scene: continue
      case .constraints(let written):
        for each in written {
          do throws(FailureReason) {
            try constraints.append(
              EquationAnswer.constraint(from: each, in: scene, under: ruleSet))
          } catch {
            refusals.append(error)
          }
        }
      }
    }
    place(EquationDocument(statements: statements).sceneStatements, designedIn: window)
    refusals.sort { ($0.range?.start ?? Self.top) < ($1.range?.start ?? Self.top) }
  }

  private static let top = SourcePlace(line: 1, column: 1)

  private mutating func place(_ lines: [SceneStatement], designedIn window: Size) {
    if let repetition = lines.firstRepetition {
      refusals.append(.unreadable(Unreadable(repetition)))
      return
    }
    do { scene = try scene.applying(lines, designedIn: window) } catch {
      refusals.append(.unreadable(Unreadable(error)))
    }
  }

  /// The axes that any statement speaks about, horizontal first.
  ///
  /// Margins, guides and content are about both, and place nothing by themselves.
  var axes: [Axis] {
    let hasFrames = EquationDocument(statements: statements).sceneStatements.contains {
      !$0.property.isFact && !$0.property.isContentPriority
    }
    return [Axis.horizontal, .vertical].filter { axis in
      hasFrames || constraints.contains { $0.first.attribute.axis == axis }
    }
  }
}
