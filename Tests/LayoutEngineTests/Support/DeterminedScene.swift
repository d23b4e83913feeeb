import LayoutEngine

/// Scenes in which every view has two constraints across and two down, all of them directional.
enum DeterminedScene {
  /// Views in a tree below a window; sizes may come out negative, then there is no layout.
  static func problem(_ random: inout SplitMix64) throws -> LayoutProblem {
    var scene = Scene()
    let window = Rect(
      x: 0, y: 0, width: Double(300 + random.below(300)), height: Double(300 + random.below(300)))
    let margins = Insets(top: 4, left: 12, bottom: 6, right: 12)
    try scene.add(Item("window", placement: .given(window), margins: margins))
    var constraints: [Constraint] = []
    for number in 0..<(1 + random.below(4)) {
      let parent = random.pick(scene.ids)
      let siblings = scene.ids.filter { scene[$0].parent == parent }
      let id = try scene.add(Item("view\(number)", in: parent, margins: margins))
      let partner = random.chance(40) && !siblings.isEmpty ? random.pick(siblings) : parent
      constraints += across(id, from: partner, &random)
      constraints += down(id, from: partner, &random)
    }
    return LayoutProblem(
      scene: scene, constraints: random.shuffled(constraints),
      direction: random.pick(LayoutDirection.allCases))
  }

  private static func across(
    _ id: ItemID, from partner: ItemID, _ random: inout SplitMix64
  ) -> [Constraint] {
    let ends: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
    let position = tie(
      Anchor(id, random.pick([.leading, .trailing])), to: Anchor(partner, random.pick(ends)),
      multiplier: random.pick([1, 1, 0.5]), &random)
    let centre = tie(
      Anchor(id, .centerX), to: Anchor(partner, random.pick(ends)), multiplier: 1, &random)
    return [random.pick([position, centre]), size(id, .width, like: partner, &random)]
  }

  private static func down(
    _ id: ItemID, from partner: ItemID, _ random: inout SplitMix64
  ) -> [Constraint] {
    let ends: [Attribute] = [.top, .bottom, .centerY, .topMargin, .lastBaseline]
    return [
      tie(
        Anchor(id, random.pick(ends)), to: Anchor(partner, random.pick(ends)), multiplier: 1,
        &random),
      size(id, .height, like: partner, &random),
    ]
  }

  private static func size(
    _ id: ItemID, _ attribute: Attribute, like partner: ItemID, _ random: inout SplitMix64
  ) -> Constraint {
    guard random.chance(60) else {
      return Constraint(Anchor(id, attribute), .equal, .length(Double(random.below(100))))
    }
    return tie(
      Anchor(id, attribute), to: Anchor(partner, attribute), multiplier: 1 / 3.0, &random)
  }

  private static func tie(
    _ first: Anchor, to second: Anchor, multiplier: Double, _ random: inout SplitMix64
  ) -> Constraint {
    Constraint(
      first, .equal,
      .anchor(second, multiplier: multiplier, constant: Double(random.below(40))))
  }

  /// Some further constraint that holds in the frames, exactly or with room.
  static func truth(
    about frames: Frames, in problem: LayoutProblem, _ random: inout SplitMix64
  ) -> Constraint {
    let attributes = random.pick([
      [Attribute.left, .right, .centerX, .rightMargin], [.leading, .trailing, .trailingMargin],
      [.top, .bottom, .centerY, .firstBaseline], [.width, .height],
    ])
    let ids = problem.scene.ids
    let first = Anchor(random.pick(ids), random.pick(attributes))
    let second = Anchor(random.pick(ids), random.pick(attributes))
    let relation = random.pick(Relation.allCases)
    let multiplier = random.pick([1, 1, 0.7, -2])
    func tied(_ constant: Double) -> Constraint {
      Constraint(
        first, relation, .anchor(second, multiplier: multiplier, constant: constant),
        priority: random.pick([.required, .medium]), identifier: "added")
    }
    let exact = Constraint(
      first, .equal, .anchor(second, multiplier: multiplier, constant: 0))
    let constant = problem.violation(of: exact, in: frames)
    let room = Double(random.below(3))
    return tied(constant + room * Double(-relation.rawValue))
  }
}
