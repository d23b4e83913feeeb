import LayoutEngine
import Testing

@Suite("Layout: sizes that content asks for")
struct IntrinsicSizeTests {
  private static let scenes = Sample.size(250, whole: 1000)

  @Test("say the same as two written constraints: 250 random scenes, or 1,000")
  func written() throws {
    var random = SplitMix64(seed: 51)
    var withContent = 0
    for number in 0..<Self.scenes {
      let problem = try RandomScene.problem(&random)
      let written = try problem.statingContent()
      if written.constraints.count > problem.constraints.count { withContent += 1 }
      switch (try LayoutSolver.solution(of: problem), try LayoutSolver.solution(of: written)) {
      // Which of several layouts is chosen depends on which sizes are those of content.
      case (.ambiguous(_, let one), .ambiguous(_, let other)):
        #expect(one.isLike(other), "scene \(number)")
      case (let one, let other): #expect(one.isLike(other), "scene \(number)")
      }
    }
    #expect(withContent >= Self.scenes / 2)
  }

  @Test("rows of labels come out as exact arithmetic says: 250 random scenes, or 1,000")
  func exact() throws {
    var random = SplitMix64(seed: 52)
    var seen = (solved: 0, ambiguous: 0, unsatisfiable: 0, tooLarge: 0)
    for number in 0..<Self.scenes {
      let row = try LabelRow(&random)
      let solution = try LayoutSolver.solution(of: row.problem)
      switch (solution, ExactAnswer.outcome(of: row.across, lastLevel: LabelRow.lastLevel)) {
      case (_, .tooLarge): seen.tooLarge += 1
      case (.unsatisfiable, .infeasible): seen.unsatisfiable += 1
      case (.solved(let frames), .optimal(let answer)):
        seen.solved += 1
        #expect(answer.extents.allSatisfy { !$0.isOpen }, "row \(number)")
        compare(frames, answer, row)
      case (.ambiguous(let frames, let ambiguity), .optimal(let answer)):
        seen.ambiguous += 1
        compare(frames, answer, row)
        compare(ambiguity, answer, row)
      default: Issue.record("row \(number): verdicts differ: \(solution)")
      }
    }
    #expect(seen.tooLarge <= Self.scenes / 100)
    #expect(seen.solved >= Self.scenes / 4)
    #expect(seen.ambiguous >= Self.scenes / 12)
    #expect(seen.unsatisfiable >= Self.scenes / 25)
  }

  private func compare(_ frames: Frames, _ answer: ExactAnswer, _ row: LabelRow) {
    for (index, label) in row.labels.enumerated() {
      for (part, extent) in zip([FramePart.x, .width], answer.extents[(2 * index)...]) {
        let value = frames[label][part]
        let margin = Tolerance.same * (1 + abs(value))
        #expect(value >= extent.lowest - margin && value <= extent.highest + margin)
      }
      #expect(frames[label].height == LabelRow.height)
    }
  }

  private func compare(_ ambiguity: Ambiguity, _ answer: ExactAnswer, _ row: LabelRow) {
    var expected: [Ambiguity.Range] = []
    for (index, label) in row.labels.enumerated() {
      for (part, offset) in [(FramePart.width, 1), (.x, 0)] {
        let extent = answer.extents[2 * index + offset]
        guard extent.isOpen else { continue }
        expected.append(
          Ambiguity.Range(
            item: label, part: part, lowest: extent.lowest, highest: extent.highest))
      }
    }
    let wanted = Ambiguity(
      ranges: expected, witness: ambiguity.witness, otherWitness: ambiguity.otherWitness)
    #expect(ambiguity.isLike(wanted), "\(ambiguity.ranges), not \(expected)")
  }

  @Test("an axis without a content size asks for nothing")
  func oneAxis() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    let slider = try scene.add(Item("slider", in: root, intrinsic: IntrinsicSize(height: 34)))
    let solution = try LayoutSolver.solution(of: LayoutProblem(scene: scene, constraints: []))
    guard case .ambiguous(let frames, let ambiguity) = solution else {
      Issue.record("not ambiguous: \(solution)")
      return
    }
    #expect(ambiguity.ranges.map(\.part) == [.width, .x, .y])
    #expect(frames[slider].height == 34)
  }

  @Test("content that was never spoken of hugs at 250 and resists at 750")
  func defaults() {
    let item = Item("label")
    #expect(item.intrinsic == IntrinsicSize(width: nil, height: nil))
    for axis in Axis.allCases {
      #expect(item.hugging[axis].value == 250)
      #expect(item.compression[axis].value == 750)
    }
  }
}
