import LayoutEngine

/// What can occur in a scene, so that one can tell how often random scenes have it.
enum SceneFeature: String, CaseIterable {
  case insetGuide = "guide with fixed insets"
  case freeGuide = "guide placed by constraints"
  case contentGuide = "content of a scrolling view"
  case contentEdge = "constraint that means a scrolling view's content"
  case translatedMask = "translated mask, superview resized"
  case sharingMask = "mask with several flexible parts"
  case givenFrame = "frame given below the window"
  case freeWindow = "window placed by constraints"
  case content = "intrinsic size"
  case requiredContent = "required hugging or compression"
  case optionalEquation = "optional equation"
  case optionalInequality = "optional inequality"
  case requiredInequality = "required inequality"
  case fractionalPriority = "priority with a fraction"
  case severalLevels = "three or more optional levels"
  case sizeMultiplier = "multiplier on a size"
  case positionMultiplier = "multiplier on a position"
  case negativeMultiplier = "negative multiplier"
  case aspectRatio = "width tied to a height"
  case margin = "margin attribute"
  case marginCentre = "centre within margins"
  case baseline = "baseline of text"
  case alignmentInsets = "alignment insets"
  case rightToLeft = "window from right to left"
  case directionOverride = "view with a direction of its own"
  case centreFromTrailing = "centre beside leading or trailing, right to left"
  case deepTree = "three views deep below the window"
  case acrossBranches = "constraint between branches"

  /// What a scene has.
  static func all(in problem: LayoutProblem) -> Set<SceneFeature> {
    var features: Set<SceneFeature> = problem.direction == .rightToLeft ? [.rightToLeft] : []
    var priorities = Set(problem.constraints.map(\.priority))
    for (id, item) in zip(problem.scene.ids, problem.scene.items) {
      features.formUnion(of(item, id, in: problem.scene))
      for axis in Axis.allCases where item.intrinsic[axis] != nil {
        priorities.formUnion([item.hugging[axis], item.compression[axis]])
        features.insert(.content)
        if item.hugging[axis].isRequired || item.compression[axis].isRequired {
          features.insert(.requiredContent)
        }
      }
    }
    for constraint in problem.constraints { features.formUnion(of(constraint, in: problem)) }
    if priorities.contains(where: { $0.value != $0.value.rounded() }) {
      features.insert(.fractionalPriority)
    }
    if priorities.subtracting([.required]).count >= 3 { features.insert(.severalLevels) }
    return features
  }

  private static func of(_ item: Item, _ id: ItemID, in scene: Scene) -> Set<SceneFeature> {
    var features: Set<SceneFeature> = []
    if item.alignmentInsets != .zero { features.insert(.alignmentInsets) }
    if item.direction != nil { features.insert(.directionOverride) }
    if depth(of: id, in: scene) >= 3 { features.insert(.deepTree) }
    switch item.placement {
    case .constraints:
      if item.kind == .guide { features.insert(.freeGuide) }
      if item.parent == nil { features.insert(.freeWindow) }
    case .given: if item.parent != nil { features.insert(.givenFrame) }
    case .translated(_, let mask, let old):
      if old != size(around: item, in: scene) {
        features.insert(.translatedMask)
      }
      if [0b000011, 0b000110, 0b000101, 0b000111].contains(mask.rawValue & 0b111) {
        features.insert(.sharingMask)
      }
    case .inset: features.insert(.insetGuide)
    case .content: features.insert(.contentGuide)
    }
    return features
  }

  /// The size that the superview is given from outside, if it is.
  private static func size(around item: Item, in scene: Scene) -> Size? {
    guard let parent = item.parent, case .given(let frame) = scene[parent].placement else {
      return nil
    }
    return Size(width: frame.width, height: frame.height)
  }

  private static func depth(of id: ItemID, in scene: Scene) -> Int {
    guard scene[id].kind == .view, let parent = scene[id].parent else { return 0 }
    return 1 + depth(of: parent, in: scene)
  }

  private static func of(
    _ constraint: Constraint, in problem: LayoutProblem
  ) -> Set<SceneFeature> {
    var features: Set<SceneFeature> = []
    switch (constraint.priority.isRequired, constraint.relation == .equal) {
    case (true, false): features.insert(.requiredInequality)
    case (false, true): features.insert(.optionalEquation)
    case (false, false): features.insert(.optionalInequality)
    case (true, true): break
    }
    for anchor in [constraint.first, constraint.second.anchor] {
      guard let anchor else { continue }
      features.formUnion(of(anchor, in: problem.scene))
    }
    guard case .anchor(let second, let multiplier, _) = constraint.second else { return features }
    if multiplier != 1 {
      features.insert(
        constraint.first.attribute.kind == .size ? .sizeMultiplier : .positionMultiplier)
    }
    if multiplier < 0 { features.insert(.negativeMultiplier) }
    return features.union(pair(constraint.first, second, in: problem))
  }

  private static func of(_ anchor: Anchor, in scene: Scene) -> Set<SceneFeature> {
    switch anchor.attribute {
    case .centerXWithinMargins, .centerYWithinMargins: return [.marginCentre]
    case .firstBaseline, .lastBaseline:
      return scene[anchor.item].baselines == .edges ? [] : [.baseline]
    default: return anchor.attribute.isMargin ? [.margin] : []
    }
  }

  private static func pair(
    _ first: Anchor, _ second: Anchor, in problem: LayoutProblem
  ) -> Set<SceneFeature> {
    var features: Set<SceneFeature> = []
    if first.attribute.axis != second.attribute.axis { features.insert(.aspectRatio) }
    let scene = problem.scene
    if scene.meant(first, besides: second) != first || scene.meant(second, besides: first) != second
    {
      features.insert(.contentEdge)
    }
    guard let owner = scene.nearestCommonAncestor(of: first.item, and: second.item) else {
      return features
    }
    if ![first.item, second.item].contains(owner) { features.insert(.acrossBranches) }
    let families = Set([first.attribute.family, second.attribute.family])
    if families == [.directional, .neutral],
      scene.direction(inside: owner, window: problem.direction) == .rightToLeft
    {
      features.insert(.centreFromTrailing)
    }
    return features
  }
}

/// How a run of random scenes went.
struct SceneTally {
  private(set) var agreed: [SceneComparison.Verdict: Int] = [:]
  private(set) var features: [SceneFeature: Int] = [:]
  /// Scenes in which two or more optional levels can't be kept.
  private(set) var torn = 0
  private(set) var skipped = 0
  /// The seeds of the scenes about which the two disagree.
  private(set) var differing: [UInt64] = []

  var scenes: Int { agreed.values.reduce(0, +) + skipped + differing.count }

  /// Compares the scene of a seed.
  mutating func add(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let problem = try RandomTree.problem(&random)
    for feature in SceneFeature.all(in: problem) { features[feature, default: 0] += 1 }
    switch SceneComparison.outcome(of: problem) {
    case .agreed(let verdict, let missedLevels):
      agreed[verdict, default: 0] += 1
      if missedLevels >= 2 { torn += 1 }
    case .skipped: skipped += 1
    case .differs: differing.append(seed)
    }
  }

  /// Adds another run's numbers.
  mutating func add(_ other: SceneTally) {
    agreed.merge(other.agreed, uniquingKeysWith: +)
    features.merge(other.features, uniquingKeysWith: +)
    torn += other.torn
    skipped += other.skipped
    differing += other.differing
  }

  /// A Markdown table of everything that was counted.
  var table: String {
    let verdicts = SceneComparison.Verdict.allCases.map { ("agreed: \($0)", agreed[$0] ?? 0) }
    let others = [
      ("two or more levels missed", torn), ("skipped, numbers too large", skipped),
      ("differing", differing.count),
    ]
    let occurring = SceneFeature.allCases.map { ($0.rawValue, features[$0] ?? 0) }
    let rows = ([("scenes", scenes)] + verdicts + others + occurring).map { "| \($0) | \($1) |" }
    return (["| scenes with | number |", "| --- | ---: |"] + rows).joined(separator: "\n")
  }

  /// A few disagreements, each with a scene that is as small as possible.
  ///
  /// Those of the smallest scenes, which take least time to shrink.
  func reports(limit: Int) throws -> [String] {
    let problems = try differing.sorted().map { seed in
      var random = SplitMix64(seed: seed)
      return (seed, problem: try RandomTree.problem(&random))
    }
    let smallest = problems.sorted { a, b in
      (a.problem.scene.items.count, a.0) < (b.problem.scene.items.count, b.0)
    }
    return smallest.prefix(limit).map { seed, problem in
      let small = SceneShrinking.smallest(of: problem) {
        SceneComparison.outcome(of: $0).difference != nil
      }
      let difference = SceneComparison.outcome(of: small).difference ?? ""
      return "scene of seed \(seed), shrunk:\n\(small.listing)\n\(difference)\n"
    }
  }
}
