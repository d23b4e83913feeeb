import LayoutEngine

/// Views that are placed one by what is said of another, and about which then more is said: conflicts
/// that overlap.
enum CrowdedScene {
  /// Two to eight views and at most 40 required constraints.
  ///
  /// What is said first gives a layout; of the rest a half misses it by some points.
  static func problem(_ random: inout SplitMix64) throws -> LayoutProblem {
    var scene = Scene()
    var frames = [Rect(x: 0, y: 0, width: 320, height: 480)]
    let window = try scene.add(Item("window", placement: .given(frames[0])))
    for number in 0..<(2 + random.below(7)) {
      try scene.add(Item("view\(number)", in: window))
      frames.append(
        Rect(
          x: Double(random.below(200)), y: Double(random.below(200)),
          width: Double(20 + random.below(80)), height: Double(20 + random.below(80))))
    }
    let pen = Pen(
      problem: LayoutProblem(scene: scene, constraints: []), chosen: Frames(frames))
    var constraints: [Constraint] = []
    for (index, id) in scene.ids.enumerated().dropFirst() {
      let earlier = Array(scene.ids.prefix(index))
      for axis in Axis.allCases {
        constraints.append(pen.position(of: id, axis, beside: random.pick(earlier), &random))
        constraints.append(pen.size(of: id, axis, beside: random.pick(earlier), &random))
      }
    }
    let views = Array(scene.ids.dropFirst())
    for _ in 0..<(1 + random.below(8)) {
      let (id, axis, other) = (
        random.pick(views), random.pick(Axis.allCases), random.pick(scene.ids)
      )
      guard id != other else { continue }
      var line =
        random.chance(40)
        ? pen.size(of: id, axis, beside: other, &random)
        : pen.position(of: id, axis, beside: other, &random)
      line.relation = random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
      if random.chance(50) { line.second.shift(by: Double(random.below(41) - 20)) }
      constraints.append(line)
    }
    return LayoutProblem(scene: scene, constraints: random.shuffled(constraints))
  }

  /// Writes equations that a layout keeps.
  private struct Pen {
    let problem: LayoutProblem
    let chosen: Frames

    func position(
      of id: ItemID, _ axis: Axis, beside other: ItemID, _ random: inout SplitMix64
    ) -> Constraint {
      let attributes: [Attribute] =
        axis == .horizontal
        ? [.leading, .trailing, .leading, .trailing, .centerX]
        : [.top, .bottom, .top, .bottom, .centerY]
      return equation(
        Anchor(id, random.pick(attributes)), Anchor(other, random.pick(attributes)))
    }

    func size(
      of id: ItemID, _ axis: Axis, beside other: ItemID, _ random: inout SplitMix64
    ) -> Constraint {
      let attribute: Attribute = axis == .horizontal ? .width : .height
      let first = Anchor(id, attribute)
      guard random.chance(60) else { return equation(first, Anchor(other, attribute)) }
      return Constraint(first, .equal, .length(problem.value(of: first, in: chosen)))
    }

    private func equation(_ first: Anchor, _ second: Anchor) -> Constraint {
      let constant = problem.value(of: first, in: chosen) - problem.value(of: second, in: chosen)
      return Constraint(first, .equal, .anchor(second, multiplier: 1, constant: constant))
    }
  }
}
