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

/// The sizes are those that a debug build solves in tens of milliseconds; `Tests/Benchmarks/large`
/// runs the same scenes with 100,000 constraints.
@Suite("Layout: large scenes")
struct LargeLayoutTests {
  @Test(
    "a scene that its constraints decide is solved, and every line holds",
    arguments: LargeScene.allCases.filter { $0 != .pinnedForm })
  func solved(form: LargeScene) throws {
    let problem = try form.problem(views: 500)
    let frames = try #require(
      try LayoutSolver.solution(of: problem).solvedFrames, "\(form) isn't solved")
    for (index, constraint) in problem.constraints.enumerated() {
      #expect(problem.isSatisfied(constraint, in: frames), "\(form), constraint \(index)")
    }
  }

  @Test("views in a chain share the window equally")
  func chain() throws {
    let problem = try LargeScene.chain.problem(views: 1000)
    let frames = try #require(
      try LayoutSolver.solution(of: problem).solvedFrames, "the chain isn't solved")
    let width = (SceneBuilder.side - 8 * 1001) / 1000
    for id in problem.scene.ids.dropFirst() {
      #expect(Tolerance.same(frames[id].width, width))
      #expect(Tolerance.same(frames[id].x, 8 + Double(id.index - 1) * (width + 8)))
    }
  }

  @Test("the label that hugs least gets all that is left in a row")
  func labels() throws {
    let problem = try LargeScene.labels.problem(views: 400)
    let frames = try #require(
      try LayoutSolver.solution(of: problem).solvedFrames, "the row isn't solved")
    for id in problem.scene.ids.dropFirst() where id.index != 201 {
      #expect(frames[id].width == problem.scene[id].intrinsic.width)
    }
    let last = try #require(problem.scene.ids.last)
    #expect(Tolerance.same(frames[last].maxX, SceneBuilder.side - 8))
  }

  @Test("the order of the lines changes nothing", arguments: LargeScene.allCases)
  func order(form: LargeScene) throws {
    var random = SplitMix64(seed: 3)
    let problem = try form.problem(views: 40)
    var other = problem
    other.constraints = random.shuffled(problem.constraints)
    let solutions = (
      try LayoutSolver.solution(of: problem), try LayoutSolver.solution(of: other)
    )
    #expect(solutions.0.isLike(solutions.1), "\(form)")
  }
}

@Suite("Layout: what an anchor measures")
struct MeasureTests {
  private let root = ItemID(index: 0)
  private let box = ItemID(index: 1)
  private let red = ItemID(index: 2)

  /// Red at (30, 40) in a box at (50, 60) in a window of 320x480.
  private func problem(_ direction: LayoutDirection) throws -> LayoutProblem {
    var scene = Scene()
    let margins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    try scene.add(
      Item("window", placement: .given(frames[root]), margins: margins))
    try scene.add(Item("box", in: root, margins: margins))
    try scene.add(Item("Red", in: box, margins: margins))
    return LayoutProblem(scene: scene, constraints: [], direction: direction)
  }

  private let frames = Frames([
    Rect(x: 0, y: 0, width: 320, height: 480), Rect(x: 50, y: 60, width: 200, height: 300),
    Rect(x: 30, y: 40, width: 100, height: 80),
  ])

  @Test(
    "tells people where an anchor is, in the window",
    arguments: [
      (Attribute.left, 80.0, 80.0), (.right, 180, 180), (.leading, 80, 140), (.trailing, 180, 240),
      (.centerX, 130, 190), (.width, 100, 100), (.height, 80, 80), (.top, 100, 100),
      (.bottom, 180, 180), (.centerY, 140, 140), (.firstBaseline, 100, 100),
      (.lastBaseline, 180, 180), (.leftMargin, 82, 82), (.rightMargin, 176, 176),
      (.topMargin, 101, 101), (.bottomMargin, 177, 177), (.leadingMargin, 82, 144),
      (.trailingMargin, 176, 238), (.centerXWithinMargins, 129, 191),
      (.centerYWithinMargins, 139, 139),
    ])
  func value(attribute: Attribute, ltr: Double, rtl: Double) throws {
    let anchor = Anchor(red, attribute)
    #expect(try problem(.leftToRight).value(of: anchor, in: frames) == ltr)
    #expect(try problem(.rightToLeft).value(of: anchor, in: frames) == rtl)
  }

  @Test("a window begins at 0")
  func rootValues() throws {
    let problem = try problem(.rightToLeft)
    #expect(problem.value(of: Anchor(root, .leading), in: frames) == 0)
    #expect(problem.value(of: Anchor(root, .trailing), in: frames) == 320)
    #expect(problem.value(of: Anchor(root, .bottom), in: frames) == 480)
  }

  @Test(
    "a violation is first minus second, and an inequality counts its broken side only",
    arguments: [
      (Relation.equal, 70.0, 30.0), (.equal, 130, -30), (.lessThanOrEqual, 70, 30),
      (.lessThanOrEqual, 130, 0), (.greaterThanOrEqual, 70, 0), (.greaterThanOrEqual, 130, -30),
      (.equal, 100.0005, -0.0005),
    ])
  func violation(relation: Relation, width: Double, off: Double) throws {
    let problem = try problem(.leftToRight)
    let constraint = Constraint(Anchor(red, .width), relation, .length(width))
    #expect(abs(problem.violation(of: constraint, in: frames) - off) < 1e-9)
    #expect(problem.isSatisfied(constraint, in: frames) == (abs(off) <= Tolerance.points))
  }

  @Test(
    "positions of a constraint are measured in the nearest common ancestor",
    arguments: [
      (LayoutDirection.leftToRight, 80.0), (.rightToLeft, 320 - (50 + 130)),
    ])
  func ancestor(direction: LayoutDirection, position: Double) throws {
    let problem = try problem(direction)
    let constraint = Constraint(
      Anchor(red, .leading), .equal,
      .anchor(Anchor(root, .leading), multiplier: 2, constant: 0))
    #expect(problem.violation(of: constraint, in: frames) == position)
  }

  @Test("a centre counts from the side from which its partner counts")
  func centre() throws {
    let problem = try problem(.rightToLeft)
    func off(_ attribute: Attribute) -> Double {
      problem.violation(
        of: Constraint(
          Anchor(red, .centerX), .equal,
          .anchor(Anchor(box, attribute), multiplier: 0, constant: 0)), in: frames)
    }
    #expect(off(.leading) == 120)
    #expect(off(.left) == 80)
    #expect(off(.centerX) == 80)
  }

  @Test("a constraint without meaning in the scene never holds")
  func meaningless() throws {
    let problem = try problem(.leftToRight)
    let stranger = Constraint(
      Anchor(ItemID(index: 9), .width), .equal, .length(1))
    #expect(problem.violation(of: stranger, in: frames) == .infinity)
    #expect(!problem.isSatisfied(stranger, in: frames))
    #expect(problem.value(of: stranger.first, in: frames).isNaN)
  }
}

@Suite("Frames on whole pixels")
struct RoundingTests {
  @Test(
    "an edge goes to the nearest pixel, the later one of two",
    arguments: [
      (950.25, 2.0, 950.5), (950.2, 2, 950), (173.5, 3, 173 + 2.0 / 3), (0.5, 1, 1), (-0.5, 1, 0),
      (-0.75, 1, -1), (33.333333333, 1, 33), (1.25, 0, 1.25), (.infinity, 2, .infinity),
      (.greatestFiniteMagnitude, 3, .greatestFiniteMagnitude),
    ])
  func nearest(points: Double, scale: Double, expected: Double) {
    let found = PixelGrid(scale: scale).nearest(points)
    #expect(found == expected || abs(found - expected) < 1e-12)
  }

  @Test("a length that ends on pixels has no noise of the edges")
  func exactLength() {
    let frame = PixelGrid(scale: 3).nearest(Rect(x: 84.4, y: 0, width: 100, height: 100))
    #expect(frame.width == 100)
    #expect(frame.height == 100)
  }

  @Test("edges are rounded and lengths follow: thirds of 100 are 33, 34 and 33")
  func thirds() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 100, height: 10))))
    let third = 100.0 / 3
    var rects = [Rect(x: 0, y: 0, width: 100, height: 10)]
    for index in 0..<3 {
      try scene.add(Item("v\(index)", in: root))
      rects.append(Rect(x: Double(index) * third, y: 0, width: third, height: 10))
    }
    let rounded = Frames(rects).rounded(to: PixelGrid(scale: 1), in: scene)
    #expect(
      scene.ids.dropFirst().map { rounded[$0] } == [
        Rect(x: 0, y: 0, width: 33, height: 10), Rect(x: 33, y: 0, width: 34, height: 10),
        Rect(x: 67, y: 0, width: 33, height: 10),
      ])
  }

  @Test("pixels are counted from the root, not from the superview")
  func nested() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 7.3, y: 0, width: 100, height: 100))))
    let box = try scene.add(Item("box", in: root))
    try scene.add(Item("dot", in: box))
    let frames = Frames([
      Rect(x: 7.3, y: 0, width: 100, height: 100), Rect(x: 10.4, y: 0, width: 50, height: 50),
      Rect(x: 0.4, y: 0.4, width: 10, height: 10),
    ])
    let rounded = frames.rounded(to: PixelGrid(scale: 1), in: scene)
    #expect(rounded[root] == frames[root])
    #expect(rounded[box] == Rect(x: 10, y: 0, width: 50, height: 50))
    // 10.4 + 0.4 is nearer to 11 than to 10.
    #expect(rounded[ItemID(index: 2)] == Rect(x: 1, y: 0, width: 10, height: 10))
  }

  @Test("a frame that a mask decides stays what it is, beside its superview's real corner")
  func masked() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 100, height: 100))))
    let box = try scene.add(Item("box", in: root))
    let frame = Rect(x: 0.25, y: 0.75, width: 10.5, height: 10)
    let dot = try scene.add(
      Item("dot", in: box, placement: .translated(frame, mask: [], in: Size(width: 5, height: 5))))
    let frames = Frames([
      Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 10.4, y: 0, width: 50, height: 50), frame,
    ])
    #expect(frames.rounded(to: PixelGrid(scale: 1), in: scene)[dot] == frame)
  }
}
