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
    let (frames, ambiguity) = try #require(solution.ambiguous, "not ambiguous: \(solution)")
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

@Suite("Layout: guides with insets")
struct InsetGuideTests {
  @Test("insets larger than the owner turn the guide inside out, and nothing conflicts")
  func insideOut() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 90))))
    let safeArea = try scene.add(
      Item(
        "SafeArea", kind: .guide, in: root,
        placement: .inset(Insets(top: 59, left: 0, bottom: 34, right: 0))))
    let dot = try scene.add(Item("Dot", in: root, intrinsic: IntrinsicSize(width: 37, height: 37)))
    let lines = [Attribute.centerX, .centerY].map {
      Constraint(
        Anchor(dot, $0), .equal, .anchor(Anchor(safeArea, $0), multiplier: 1, constant: 0))
    }
    let problem = LayoutProblem(scene: scene, constraints: lines)
    let frames = try #require(
      try LayoutSolver.solution(of: problem).solvedFrames, "nothing conflicts, and nothing is open")
    #expect(frames[safeArea] == Rect(x: 0, y: 59, width: 320, height: -3))
    #expect(frames[dot] == Rect(x: 141.5, y: 39, width: 37, height: 37))
  }
}

@Suite("Layout: alignment rectangles and baselines")
struct AlignmentRectTests {
  private static let insets = Insets(top: 1, left: 2, bottom: 4, right: 8)

  /// A window with a badge in it whose shadow isn't part of what is aligned.
  private func scene(_ change: (inout Item) -> Void = { _ in }) throws -> (
    scene: Scene, root: ItemID, badge: ItemID
  ) {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    var badge = Item("Badge", in: root, alignmentInsets: Self.insets)
    change(&badge)
    let id = try scene.add(badge)
    return (scene, root, id)
  }

  private func tie(
    _ item: ItemID, to other: ItemID, _ attributes: Attribute...
  ) -> [Constraint] {
    attributes.map {
      Constraint(
        Anchor(item, $0), .equal, .anchor(Anchor(other, $0), multiplier: 1, constant: 0))
    }
  }

  private func frame(
    of item: ItemID, in scene: Scene, _ constraints: [Constraint],
    direction: LayoutDirection = .leftToRight
  ) throws -> Rect? {
    let problem = LayoutProblem(scene: scene, constraints: constraints, direction: direction)
    guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else { return nil }
    return frames[item]
  }

  @Test("four edges pin the alignment rectangle; the frame lies outside it")
  func edges() throws {
    let (scene, root, badge) = try scene()
    let frame = try frame(
      of: badge, in: scene, tie(badge, to: root, .left, .right, .top, .bottom))
    #expect(frame == Rect(x: -2, y: -1, width: 330, height: 485))
  }

  @Test(
    "leading is the alignment rectangle's side where text begins",
    arguments: [(LayoutDirection.leftToRight, -2.0), (.rightToLeft, 320 - 100 - 2)])
  func leading(direction: LayoutDirection, x: Double) throws {
    let (scene, root, badge) = try scene()
    let lines =
      tie(badge, to: root, .leading, .top, .bottom)
      + [Constraint(Anchor(badge, .width), .equal, .length(100))]
    let frame = try frame(of: badge, in: scene, lines, direction: direction)
    #expect(frame == Rect(x: x, y: -1, width: 110, height: 485))
  }

  @Test("centres and content sizes are the alignment rectangle's")
  func centred() throws {
    let (scene, root, badge) = try scene {
      $0.intrinsic = IntrinsicSize(width: 40, height: 20)
    }
    let frame = try frame(of: badge, in: scene, tie(badge, to: root, .centerX, .centerY))
    #expect(frame == Rect(x: 138, y: 229, width: 50, height: 25))
  }

  @Test("the alignment rectangle is never negative, however large the insets")
  func neverNegative() throws {
    let (scene, root, badge) = try scene()
    let narrow = Constraint(Anchor(badge, .width), .lessThanOrEqual, .length(-1))
    let problem = LayoutProblem(
      scene: scene, constraints: tie(badge, to: root, .left, .top, .bottom) + [narrow])
    let conflict = Conflict(members: [.constraint(3)], points: 1)
    #expect(try LayoutSolver.solution(of: problem) == .unsatisfiable(conflict))
  }

  @Test("a frame may be smaller than nothing where insets reach outwards")
  func outwards() throws {
    let (scene, root, badge) = try scene {
      $0.alignmentInsets = Insets(top: 0, left: -10, bottom: 0, right: 0)
      $0.intrinsic = IntrinsicSize(width: 4)
    }
    let frame = try frame(of: badge, in: scene, tie(badge, to: root, .left, .top, .bottom))
    #expect(frame == Rect(x: 10, y: 0, width: -6, height: 480))
  }

  @Test("a translated mask and a given frame speak of the frame")
  func frames() throws {
    let given = Rect(x: 10, y: 20, width: 30, height: 40)
    let (scene, _, badge) = try scene {
      $0.placement = .translated(given, mask: [], in: Size(width: 320, height: 480))
    }
    #expect(try frame(of: badge, in: scene, []) == given)
  }

  @Test("margins lie inside the frame")
  func margins() throws {
    var (scene, root, badge) = try scene()
    let dot = try scene.add(Item("Dot", in: badge))
    let lines =
      tie(badge, to: root, .left, .right, .top, .bottom)
      + zip(
        [Attribute.left, .right, .top, .bottom],
        [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
      )
      .map { edge, margin in
        Constraint(
          Anchor(dot, edge), .equal,
          .anchor(Anchor(badge, margin), multiplier: 1, constant: 0))
      }
    #expect(
      try frame(of: dot, in: scene, lines) == Rect(x: 8, y: 8, width: 314, height: 469))
  }

  @Test(
    "baselines count from the alignment rectangle's edges, and are the edges without text",
    arguments: [
      (Baselines(first: 12, last: 5), 100.0 - 12 - 1, 200.0 + 5 + 4), (.edges, 99, 204),
    ])
  func baselines(baselines: Baselines, top: Double, bottom: Double) throws {
    let (scene, root, badge) = try scene { $0.baselines = baselines }
    let lines =
      tie(badge, to: root, .left, .right)
      + [(Attribute.firstBaseline, 100.0), (.lastBaseline, 200)].map { attribute, distance in
        Constraint(
          Anchor(badge, attribute), .equal,
          .anchor(Anchor(root, .top), multiplier: 1, constant: distance))
      }
    let frame = try frame(of: badge, in: scene, lines)
    #expect(frame == Rect(x: -2, y: top, width: 330, height: bottom - top))
  }

  @Test("value(of:) tells where the alignment rectangle is")
  func values() throws {
    let (scene, _, badge) = try scene { $0.baselines = Baselines(first: 12, last: 5) }
    let problem = LayoutProblem(scene: scene, constraints: [])
    let frames = Frames([
      Rect(x: 0, y: 0, width: 320, height: 480), Rect(x: 10, y: 20, width: 110, height: 65),
    ])
    let values = [
      (Attribute.left, 12.0), (.right, 112), (.width, 100), (.top, 21), (.bottom, 81),
      (.height, 60), (.centerX, 62), (.firstBaseline, 33), (.lastBaseline, 76),
      (.leftMargin, 18), (.bottomMargin, 77),
    ]
    for (attribute, value) in values {
      #expect(problem.value(of: Anchor(badge, attribute), in: frames) == value, "\(attribute)")
    }
  }
}
