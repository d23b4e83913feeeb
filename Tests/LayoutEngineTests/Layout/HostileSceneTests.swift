import LayoutEngine
import Testing

@Suite("Layout: scenes that nobody would draw")
struct HostileSceneTests {
  @Test(
    "give an answer or a fault, and only numbers that can be drawn",
    arguments: HostileScene.allCases)
  func ends(kind: HostileScene) throws {
    let problem = try kind.problem(lines: 120)
    do {
      switch try LayoutSolver.solution(of: problem) {
      case .unsatisfiable(let conflict): #expect(!conflict.members.isEmpty)
      case .solved(let frames): #expect(isFinite(frames))
      case .ambiguous(let frames, let ambiguity):
        #expect(isFinite(frames) && isFinite(ambiguity.otherWitness))
        for (index, constraint) in problem.constraints.enumerated()
        where constraint.priority.isRequired {
          #expect(problem.isSatisfied(constraint, in: frames), "\(kind), constraint \(index)")
        }
      }
    } catch {
      #expect(error == .overflow)
    }
  }

  private func isFinite(_ frames: Frames) -> Bool {
    (0..<frames.count).allSatisfy { index in
      let rect = frames[ItemID(index: Int32(index))]
      return FramePart.allCases.allSatisfy { rect[$0].isFinite }
    }
  }

  private func members(_ kind: HostileScene, lines: Int) throws -> [Conflict.Member]? {
    guard
      case .unsatisfiable(let conflict) = try LayoutSolver.solution(
        of: kind.problem(lines: lines))
    else { return nil }
    return conflict.members
  }

  @Test("of thousands of widths the first two are said to contradict each other")
  func contradictions() throws {
    #expect(try members(.contradictions, lines: 5000) == [.constraint(0), .constraint(1)])
  }

  @Test("a chain whose ends contradict each other needs every link")
  func chain() throws {
    #expect(
      try members(.contradictoryChain, lines: 100) == (0..<102).map { .constraint($0) })
    #expect(
      try members(.contradictoryCycle, lines: 100) == (0..<101).map { .constraint($0) })
  }

  @Test("of optional constraints at many levels the first is satisfied, at one level the median")
  func levels() throws {
    let view = ItemID(index: 1)
    for (kind, width) in [(HostileScene.levels, 0.0), (.optional, 1500)] {
      guard
        case .ambiguous(let frames, _) = try LayoutSolver.solution(
          of: kind.problem(lines: 3001))
      else {
        Issue.record("\(kind) is not ambiguous")
        continue
      }
      #expect(frames[view].width == width)
    }
  }

  @Test(
    "optional equations that agree along a chain are all satisfied",
    arguments: [HostileScene.optionalChain, .leveledChain])
  func optionalChain(kind: HostileScene) throws {
    let problem = try kind.problem(lines: 300)
    guard case .ambiguous(let frames, _) = try LayoutSolver.solution(of: problem) else {
      Issue.record("\(kind) is not ambiguous")
      return
    }
    #expect(problem.scene.ids.dropFirst().allSatisfy { frames[$0].width == 100 })
  }

  @Test("lines that reach through too many levels are too large, and said to be so")
  func deep() throws {
    let problem = try HostileScene.deep.problem(lines: 4 * 2900)
    #expect(throws: SolverError.tooLarge) { try LayoutSolver.solution(of: problem) }
  }
}
