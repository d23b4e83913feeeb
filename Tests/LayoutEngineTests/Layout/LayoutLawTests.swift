import LayoutEngine
import Testing

@Suite("Layout: laws, on 250 random scenes each, or on 1,000")
struct LayoutLawTests {
  private static let scenes = Sample.size(250, whole: 1000)

  @Test("the order of the constraints changes nothing")
  func order() throws {
    var random = SplitMix64(seed: 11)
    for number in 0..<Self.scenes {
      let problem = try RandomScene.problem(&random)
      var other = problem
      other.constraints = random.shuffled(problem.constraints)
      let solutions = (
        try LayoutSolver.solution(of: problem), try LayoutSolver.solution(of: other)
      )
      #expect(solutions.0.isLike(solutions.1), "scene \(number)")
    }
  }

  @Test("turning required constraints around changes nothing")
  func turning() throws {
    var random = SplitMix64(seed: 12)
    var turned = 0
    for number in 0..<Self.scenes {
      let problem = try RandomScene.problem(&random)
      var other = problem
      for (index, constraint) in problem.constraints.enumerated() {
        guard let around = constraint.turnedAround else { continue }
        other.constraints[index] = around
        turned += 1
      }
      let solutions = (
        try LayoutSolver.solution(of: problem), try LayoutSolver.solution(of: other)
      )
      #expect(solutions.0.isLike(solutions.1), "scene \(number)")
    }
    #expect(turned >= Self.scenes)
  }

  @Test("adding what already holds in the only layout changes nothing")
  func adding() throws {
    var random = SplitMix64(seed: 13)
    var added = 0
    while added < Self.scenes {
      let problem = try DeterminedScene.problem(&random)
      guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else { continue }
      var other = problem
      other.constraints.append(DeterminedScene.truth(about: frames, in: problem, &random))
      let solution = try LayoutSolver.solution(of: other)
      #expect(solution.isLike(.solved(frames)), "\(other.constraints)")
      added += 1
    }
  }

  @Test("adding a constraint and removing it again changes nothing, to the last bit")
  func addingAndRemoving() throws {
    var random = SplitMix64(seed: 15)
    for number in 0..<Self.scenes {
      let problem = try RandomScene.problem(&random)
      guard let extra = problem.constraints.last else { continue }
      var other = problem
      other.constraints.insert(extra, at: 0)
      _ = try LayoutSolver.solution(of: other)
      other.constraints.remove(at: 0)
      let solutions = (
        try LayoutSolver.solution(of: problem), try LayoutSolver.solution(of: other)
      )
      #expect(solutions.0 == solutions.1, "scene \(number)")
    }
  }

  @Test("the other reading direction gives the mirror image")
  func mirror() throws {
    var random = SplitMix64(seed: 14)
    var mirrored = 0
    while mirrored < Self.scenes {
      var problem = try DeterminedScene.problem(&random)
      problem.direction = .leftToRight
      guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else { continue }
      var other = problem
      other.direction = .rightToLeft
      let image = LayoutSolution.solved(frames.mirrored(in: problem.scene))
      #expect(try LayoutSolver.solution(of: other).isLike(image), "\(problem.constraints)")
      mirrored += 1
    }
  }
}

extension Constraint {
  /// The same statement with its sides exchanged; `nil` if it is optional or has one anchor.
  fileprivate var turnedAround: Constraint? {
    guard priority.isRequired, case .anchor(let other, let multiplier, let constant) = second,
      multiplier != 0
    else { return nil }
    // first >= m * other + c  is  other <= first / m - c / m,  and >= again when m is negative.
    return Constraint(
      other, multiplier > 0 ? relation.turned : relation,
      .anchor(first, multiplier: 1 / multiplier, constant: -constant / multiplier),
      identifier: identifier)
  }
}

extension Frames {
  /// The frames with left and right exchanged inside every parent.
  fileprivate func mirrored(in scene: Scene) -> Frames {
    var image = self
    for id in scene.ids {
      guard let parent = scene[id].parent else { continue }
      image[id].x = self[parent].width - self[id].maxX
    }
    return image
  }
}
