import LayoutEngine
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
