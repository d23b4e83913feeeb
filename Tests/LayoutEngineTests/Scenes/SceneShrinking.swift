import LayoutEngine

/// Makes a scene smaller as long as something stays true of it.
enum SceneShrinking {
  /// A scene of which it is still true, but of none that is smaller by one step.
  static func smallest(
    of problem: LayoutProblem, where isTrue: (LayoutProblem) -> Bool
  ) -> LayoutProblem {
    var problem = problem
    while let next = smaller(than: problem).first(where: isTrue) { problem = next }
    return problem
  }

  private static func smaller(than problem: LayoutProblem) -> [LayoutProblem] {
    withoutItem(problem) + withoutConstraint(problem) + plainer(problem)
  }

  private static func withoutConstraint(_ problem: LayoutProblem) -> [LayoutProblem] {
    problem.constraints.indices.map { index in
      var smaller = problem
      smaller.constraints.remove(at: index)
      return smaller
    }
  }

  /// The scenes without one of the items that hold no others, and without what speaks of it.
  private static func withoutItem(_ problem: LayoutProblem) -> [LayoutProblem] {
    let parents = Set(problem.scene.items.map(\.parent))
    return problem.scene.ids.dropFirst().filter { !parents.contains($0) }.compactMap { gone in
      let constraints = problem.constraints.filter {
        $0.first.item != gone && $0.second.anchor?.item != gone
      }
      func moved(_ id: ItemID) -> ItemID { id < gone ? id : ItemID(index: id.index - 1) }
      var items = problem.scene.items
      items.remove(at: Int(gone.index))
      for place in items.indices { items[place].parent = items[place].parent.map(moved) }
      return rebuilt(
        problem, items,
        constraints.map { constraint in
          var constraint = constraint
          constraint.first = Anchor(moved(constraint.first.item), constraint.first.attribute)
          if case .anchor(let second, let multiplier, let constant) = constraint.second {
            constraint.second = .anchor(
              Anchor(moved(second.item), second.attribute), multiplier: multiplier,
              constant: constant)
          }
          return constraint
        })
    }
  }

  /// The scenes in which one item, or the window's direction, says less.
  private static func plainer(_ problem: LayoutProblem) -> [LayoutProblem] {
    var scenes: [LayoutProblem] = []
    for (place, item) in problem.scene.items.enumerated() {
      let changes: [(inout Item) -> Void] = [
        { if $0.parent != nil { $0.placement = .constraints } }, { $0.direction = nil },
        { $0.intrinsic = IntrinsicSize() }, { $0.intrinsic.width = nil },
        { $0.intrinsic.height = nil }, { $0.margins = .defaultMargins },
        { $0.alignmentInsets = .zero }, { $0.baselines = .edges },
        { $0.hugging = .defaultHugging }, { $0.compression = .defaultCompression },
        { item in
          // Out of its superview, into that one's own.
          guard let parent = item.parent, let above = problem.scene[parent].parent else { return }
          item.parent = above
        },
      ]
      for change in changes {
        var items = problem.scene.items
        change(&items[place])
        guard items[place] != item else { continue }
        if let scene = rebuilt(problem, items, problem.constraints) { scenes.append(scene) }
      }
    }
    guard problem.direction == .rightToLeft else { return scenes }
    var plain = problem
    plain.direction = .leftToRight
    return scenes + [plain]
  }

  private static func rebuilt(
    _ problem: LayoutProblem, _ items: [Item], _ constraints: [Constraint]
  ) -> LayoutProblem? {
    var scene = Scene()
    for item in items {
      guard (try? scene.add(item)) != nil else { return nil }
    }
    return LayoutProblem(scene: scene, constraints: constraints, direction: problem.direction)
  }
}

extension LayoutProblem {
  /// The scene and its constraints in words and equations, for whoever has to look into it.
  var listing: String {
    let items = zip(scene.ids, scene.items).map { id, item in
      var words = ["\(item.name):"]
      if let parent = item.parent { words.append("in \(scene[parent].name)") }
      words.append("\(item.placement)")
      if let direction = item.direction { words.append(direction.rawValue) }
      if item.margins != .defaultMargins { words.append("margins \(item.margins)") }
      if item.alignmentInsets != .zero { words.append("alignment \(item.alignmentInsets)") }
      if item.baselines != .edges { words.append("\(item.baselines)") }
      for axis in Axis.allCases {
        guard let length = item.intrinsic[axis] else { continue }
        let priorities = (item.hugging[axis].value, item.compression[axis].value)
        words.append("\(axis) content \(length) hugs @\(priorities.0) resists @\(priorities.1)")
      }
      return words.joined(separator: " ")
    }
    let equations = constraints.map { EquationPrinter.equation(for: $0, in: scene) }
    return ([direction.rawValue] + items + equations).joined(separator: "\n")
  }
}
