@testable import LayoutEngine
import Testing

@Suite("Diagnosis: all smallest conflicts, and no others")
struct ConflictLawTests {
  /// How many scenes without a layout; `Tests/Proof/diagnosis` asks for more.
  static let count = DiagnosisProof.count ?? 80
  private static let isProof = DiagnosisProof.count != nil
  /// How many largest sets that hold are tried out in a scene before it is given up.
  private static let mostTried = 400

  /// How the scenes of a run went.
  struct Tally: CustomStringConvertible {
    var proven = 0
    /// The exact numbers grew too large, or there was too much to try out.
    var skipped = 0
    /// Scenes with more than one conflict.
    var several = 0
    var errors: [String] = []

    var description: String {
      "\(proven) proven, \(several) of them with several conflicts, \(skipped) skipped"
    }

    mutating func add(_ problem: LayoutProblem, _ list: ConflictList) {
      do {
        let exact = try ExactConflicts(problem)
        for conflict in list.conflicts { errors += try exact.errors(of: conflict) }
        guard let missed = try exact.missed(by: list.conflicts, limit: mostTried) else {
          skipped += 1
          return
        }
        if !missed.isEmpty { errors.append("a conflict is missing among \(missed)") }
        if !list.isComplete { errors.append("there could be more, it says") }
        proven += 1
        if list.conflicts.count > 1 { several += 1 }
      } catch { skipped += 1 }
    }
  }

  enum Kind: CaseIterable {
    /// Few items with all that a scene can hold, and constraints as they come.
    case mixed
    /// Trees around a chosen layout, in which something doesn't fit.
    case trees
    /// Up to 40 constraints about a few views, many of which don't fit.
    case crowded

    func problem(_ random: inout SplitMix64) throws -> LayoutProblem {
      switch self {
      case .mixed: try RandomScene.problem(&random, requiredShare: 85)
      case .trees: try RandomTree.problem(&random)
      case .crowded: try CrowdedScene.problem(&random)
      }
    }

    /// Of a hundred scenes without a layout, how many are of this kind.
    var share: Int {
      switch self {
      case .mixed: 50
      case .trees: 30
      case .crowded: 20
      }
    }
  }

  @Test("each is one, none is missing, and its points are right", arguments: Kind.allCases)
  func completeness(kind: Kind) throws {
    var random = SplitMix64(seed: 77)
    var tally = Tally()
    let wanted = Self.count * kind.share / 100
    while tally.proven < wanted, tally.skipped <= 1 + wanted / 20 {
      let problem = try kind.problem(&random)
      let list = try LayoutSolver.conflicts(of: problem)
      guard case .unsatisfiable(let first) = try LayoutSolver.solution(of: problem) else {
        #expect(list == ConflictList([], isComplete: true))
        continue
      }
      #expect(list.conflicts.first == first)
      #expect(try LayoutSolver.conflicts(of: problem, after: first) == list)
      tally.add(problem, list)
      #expect(tally.errors.isEmpty, "\(problem.listing)")
      tally.errors = []
    }
    if Self.isProof { print("\(kind): \(tally)") }
    #expect(tally.proven == wanted, "\(tally.skipped) couldn't be proven")
    #expect(tally.several * 4 >= tally.proven, "few scenes have several conflicts")
  }

  @Test("the proof notices any conflict that is left out")
  func proof() throws {
    var random = SplitMix64(seed: 5)
    var several = 0
    while several < 5 {
      let problem = try CrowdedScene.problem(&random)
      let conflicts = try LayoutSolver.conflicts(of: problem).conflicts
      guard (2...8).contains(conflicts.count) else { continue }
      several += 1
      let exact = try ExactConflicts(problem)
      for left in conflicts.indices {
        let others = conflicts.indices.filter { $0 != left }.map { conflicts[$0] }
        let missed = try #require(try exact.missed(by: others, limit: 400))
        #expect(conflicts[left].members.allSatisfy(missed.contains), "\(left) isn't noticed")
      }
    }
  }
}

@Suite("Diagnosis: conflicts among hundreds of lines")
struct LongConflictTests {
  private static func window() throws -> Scene {
    var scene = Scene()
    try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    return scene
  }

  @Test("a hundred lines that each stand there twice with another number conflict in pairs")
  func pairs() throws {
    var (scene, constraints) = (try Self.window(), [Constraint]())
    var last = ItemID(index: 0)
    for number in 0..<100 {
      let view = try scene.add(Item("v\(number)", in: ItemID(index: 0)))
      constraints += [3.0, 4].map { distance in
        Constraint(
          Anchor(view, .leading), .equal,
          .anchor(Anchor(last, .leading), multiplier: 1, constant: distance))
      }
      last = view
    }
    let list = try LayoutSolver.conflicts(of: LayoutProblem(scene: scene, constraints: constraints))
    for number in 0..<100 {
      let pair = Conflict(
        members: [.constraint(2 * number), .constraint(2 * number + 1)], points: 1)
      #expect(list.conflicts.contains(pair))
    }
  }

  @Test("a row that is too long for its window needs every gap and no width, however long it is")
  func row() throws {
    var (scene, constraints) = (try Self.window(), [Constraint]())
    let root = ItemID(index: 0)
    var (last, edge) = (root, Attribute.leading)
    for number in 0..<400 {
      let view = try scene.add(Item("v\(number)", in: root))
      constraints += [
        Constraint(
          Anchor(view, .leading), .equal,
          .anchor(Anchor(last, edge), multiplier: 1, constant: 8)),
        Constraint(Anchor(view, .width), .equal, .length(Double(10 + number % 7))),
      ]
      (last, edge) = (view, .trailing)
    }
    constraints.append(
      Constraint(
        Anchor(last, .trailing), .equal,
        .anchor(Anchor(root, .trailing), multiplier: 1, constant: 0)))
    let problem = LayoutProblem(scene: scene, constraints: constraints)
    let conflict = try #require(try LayoutSolver.solution(of: problem).conflict, "the row has room")
    let gaps = (0..<400).map { Conflict.Member.constraint(2 * $0) }
    #expect(
      conflict
        == Conflict(
          members: gaps + [.constraint(800), .given(root, .width)], points: 400 * 8 - 320))
  }
}

@Suite("Diagnosis: rows that every conflict contains together")
struct CoupledRowsTests {
  private static func terms(_ variables: [Int32]) -> [LinearProblem.Term] {
    variables.map { LinearProblem.Term($0, 1) }
  }

  @Test(
    "an unknown in two rows couples them, unless something else restricts it",
    arguments: [
      // A chain is one.
      ([[0], [0, 1], [1, 2], [2]], [], [0, 1, 2, 3]),
      // A bound of 1 separates it.
      ([[0], [0, 1], [1, 2], [2]], [1], [0, 1]),
      // So does a third row.
      ([[0], [0, 1], [1, 2], [2], [1]], [], [0, 1]),
      // An unknown in one row couples nothing.
      ([[0, 1], [2]], [], [0]),
    ] as [([[Int32]], Set<Int>, [Int])])
  func couples(rows: [[Int32]], bound: Set<Int>, expected: [Int]) {
    let coupled = CoupledRows(
      of: rows.map(Self.terms), isBound: (0..<3).map { bound.contains($0) })
    #expect(coupled.rows(coupledTo: 0) == expected)
  }

  @Test("of coupled rows the one with the largest multiplier counts")
  func heaviest() {
    // x = 1, 2x - y = 0, y - 4z = 0, z = 3: of the first 8 are needed for 4, 4 and 16 of the others.
    let rows: [[LinearProblem.Term]] = [
      [LinearProblem.Term(0, 1)], [LinearProblem.Term(0, 2), LinearProblem.Term(1, -1)],
      [LinearProblem.Term(1, 1), LinearProblem.Term(2, -4)], [LinearProblem.Term(2, 1)],
      [LinearProblem.Term(3, 1)],
    ]
    let coupled = CoupledRows(of: rows, isBound: [false, false, false, true])
    #expect(coupled.rows(coupledTo: 2) == [0, 1, 2, 3])
    #expect(coupled.heaviest == [3, 4])
  }
}
