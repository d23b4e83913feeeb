import LayoutEngine

/// Small scenes with all that a scene can hold, and constraints that may make sense together.
enum RandomScene {
  /// A window, one to four items in it and up to eleven constraints.
  ///
  /// Of a hundred constraints about `requiredShare` are required. Masks are translated for a window
  /// of 300x300.
  static func problem(
    _ random: inout SplitMix64, requiredShare: Int = 60
  ) throws -> LayoutProblem {
    var scene = Scene()
    let window = Rect(
      x: 0, y: 0, width: Double(200 + random.below(300)), height: Double(200 + random.below(300)))
    try scene.add(Item("window", placement: .given(window)))
    for number in 0..<(1 + random.below(4)) {
      try scene.add(item(number, below: scene, &random))
    }
    let constraints = (0..<(3 + random.below(9))).map { index in
      constraint(index, in: scene, requiredShare: requiredShare, &random)
    }
    return LayoutProblem(
      scene: scene, constraints: constraints,
      direction: random.pick(LayoutDirection.allCases))
  }

  private static func item(
    _ number: Int, below scene: Scene, _ random: inout SplitMix64
  ) -> Item {
    let parent = random.pick(scene.ids.filter { scene[$0].kind == .view })
    let margins = Insets(
      top: 8, left: Double(random.below(20)), bottom: 8, right: Double(random.below(20)))
    let frame = Rect(
      x: Double(random.below(50)), y: Double(random.below(50)),
      width: Double(random.below(100)), height: Double(random.below(100)))
    if random.chance(20) {
      return Item(
        "guide\(number)", kind: .guide, in: parent,
        placement: random.chance(70) ? .inset(margins) : .constraints)
    }
    let mask = AutoresizingMask(rawValue: random.below(64))
    let translated = Item.Placement.translated(
      frame, mask: mask, in: Size(width: 300, height: 300))
    let hasContent = random.chance(70)
    return Item(
      "view\(number)", in: parent,
      placement: random.chance(15)
        ? random.pick([translated, .given(frame)]) : .constraints,
      margins: margins, direction: random.chance(10) ? .rightToLeft : nil,
      intrinsic: hasContent ? content(&random) : IntrinsicSize(),
      hugging: priorities([.low, .medium, .required], &random),
      compression: priorities([.high, .medium, .required], &random))
  }

  private static func content(_ random: inout SplitMix64) -> IntrinsicSize {
    IntrinsicSize(
      width: random.chance(80) ? Double(random.below(200)) : nil,
      height: random.chance(80) ? Double(random.below(120)) : nil)
  }

  private static func priorities(
    _ choices: [Priority], _ random: inout SplitMix64
  ) -> AxisPriorities {
    AxisPriorities(horizontal: random.pick(choices), vertical: random.pick(choices))
  }

  private static let horizontal: [[Attribute]] = [
    [
      .leading, .trailing, .leading, .trailing, .centerX, .leadingMargin, .trailingMargin,
    ],
    [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
  ]
  private static let vertical: [Attribute] = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]

  private static func constraint(
    _ index: Int, in scene: Scene, requiredShare: Int, _ random: inout SplitMix64
  ) -> Constraint {
    let relation = random.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let priority =
      random.chance(requiredShare)
      ? Priority.required : random.pick([.high, .medium, .low, .low])
    let isSize = random.chance(45)
    let family = random.chance(50) ? random.pick(horizontal) : vertical
    let attributes = isSize ? [Attribute.width, .height] : family
    let first = Anchor(random.pick(Array(scene.ids.dropFirst())), random.pick(attributes))
    let constant = Double(random.below(120) - (isSize ? 0 : 40))
    let second = Anchor(random.pick(scene.ids), random.pick(attributes))
    let isLength = isSize && random.chance(50)
    return Constraint(
      first, relation,
      isLength
        ? .length(constant)
        : .anchor(
          second, multiplier: random.pick([1, 1, 1, 1, 0.5, 2, -1]), constant: constant / 2),
      priority: priority, identifier: "c\(index)")
  }
}

/// Small linear problems of whole numbers and halves.
enum RandomSystem {
  /// The highest level that occurs.
  static let lastLevel: UInt32 = 3

  /// A problem of 2 to 6 unknowns; about one in eight can't hold.
  static func problem(_ random: inout SplitMix64) -> LinearProblem {
    let count = 2 + random.below(5)
    let isNonnegative = (0..<count).map { _ in random.chance(50) }
    let point = isNonnegative.map { isSize in
      Double(random.below(160)) / 2 - (isSize ? 0 : 40)
    }
    let rows = (0..<(count + random.below(5))).map { _ in row(near: point, &random) }
    return LinearProblem(isNonnegative: isNonnegative, rows: rows)
  }

  /// A row that, when it is required, mostly holds at the point.
  private static func row(
    near point: [Double], _ random: inout SplitMix64
  ) -> LinearProblem.Row {
    let terms = (0..<(1 + random.below(3))).map { _ in
      LinearProblem.Term(
        Int32(random.below(point.count)), random.pick([1, 1, 1, -1, -1, 2, -2, 0.5, -0.5, 3]))
    }
    let relation = random.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let level = UInt32(random.pick([0, 0, 0, 1, 2, 3]))
    guard level == 0, !random.chance(10) else {
      return LinearProblem.Row(
        terms, relation, Double(random.below(400)) / 2 - 50, level: level)
    }
    // Quarters come out of a half times a half; the exact answer wants halves.
    let left = terms.reduce(0) { $0 + $1.coefficient * point[Int($1.variable)].rounded() }
    let room = relation == .equal ? 0 : Double(random.below(20))
    let constant = relation == .lessThanOrEqual ? left + room : left - room
    return LinearProblem.Row(terms, relation, constant)
  }
}

/// Two or three labels side by side in a window, and what that means across in plain rows.
struct LabelRow {
  static let lastLevel: UInt32 = 3
  /// What every label's content asks for, and gets, down.
  static let height = 20.0

  private(set) var problem: LayoutProblem
  private(set) var labels: [ItemID] = []
  /// For every label its x and its width.
  private(set) var across: LinearProblem
  private let root: ItemID

  init(_ random: inout SplitMix64) throws {
    var scene = Scene()
    let width = Double(40 + random.below(260))
    root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: width, height: 480))))
    problem = LayoutProblem(scene: scene, constraints: [])
    let count = 2 + random.below(2)
    across = LinearProblem(
      isNonnegative: (0..<count).flatMap { _ in [false, true] }, rows: [])
    for number in 0..<count { try addLabel(number, &random) }
    closeRow(windowWidth: width, &random)
    for number in 0..<count where random.chance(25) { addOptional(about: number, &random) }
  }

  private static func level(of priority: Priority) -> UInt32 {
    switch priority {
    case .required: 0
    case .high: 1
    case .medium: 2
    default: 3
    }
  }

  private mutating func addLabel(_ number: Int, _ random: inout SplitMix64) throws {
    let content = Double(random.below(120))
    let hugging = random.pick([Priority.low, .low, .low, .medium, .high, .required])
    let compression = random.pick([Priority.high, .high, .high, .medium, .low, .required])
    let id = try problem.scene.add(
      Item(
        "label\(number)", in: root,
        intrinsic: IntrinsicSize(width: content, height: Self.height),
        hugging: AxisPriorities(horizontal: hugging, vertical: .low),
        compression: AxisPriorities(horizontal: compression, vertical: .high)))
    let width = [LinearProblem.Term(Int32(2 * number + 1), 1)]
    across.add(
      LinearProblem.Row(width, .lessThanOrEqual, content, level: Self.level(of: hugging)))
    across.add(
      LinearProblem.Row(
        width, .greaterThanOrEqual, content, level: Self.level(of: compression)))
    tie(Anchor(id, .top), .equal, to: Anchor(root, .top), 0)
    let x = LinearProblem.Term(Int32(2 * number), 1)
    if let last = labels.last {
      tie(Anchor(id, .left), .equal, to: Anchor(last, .right), 8)
      let others = [LinearProblem.Term(x.variable - 2, -1), LinearProblem.Term(x.variable - 1, -1)]
      across.add(LinearProblem.Row([x] + others, .equal, 8))
    } else {
      tie(Anchor(id, .left), .equal, to: Anchor(root, .left), 8)
      across.add(LinearProblem.Row([x], .equal, 8))
    }
    labels.append(id)
  }

  /// Ties the last label to the window's right edge, mostly.
  private mutating func closeRow(windowWidth: Double, _ random: inout SplitMix64) {
    guard let last = labels.last, random.chance(80) else { return }
    let relation = random.pick([Relation.equal, .equal, .lessThanOrEqual])
    tie(Anchor(last, .right), relation, to: Anchor(root, .right), -8)
    let x = Int32(2 * (labels.count - 1))
    across.add(
      LinearProblem.Row(
        [LinearProblem.Term(x, 1), LinearProblem.Term(x + 1, 1)], relation, windowWidth - 8))
  }

  /// Adds a width, or that a label is as wide as the first one.
  private mutating func addOptional(about number: Int, _ random: inout SplitMix64) {
    let priority = random.pick([Priority.high, .medium, .low])
    let width = Anchor(labels[number], .width)
    var terms = [LinearProblem.Term(Int32(2 * number + 1), 1)]
    var constant = Double(random.below(100))
    var second = Operand.length(constant)
    if number > 0, random.chance(50) {
      constant = 0
      second = .anchor(Anchor(labels[0], .width), multiplier: 1, constant: 0)
      terms.append(LinearProblem.Term(1, -1))
    }
    problem.constraints.append(Constraint(width, .equal, second, priority: priority))
    across.add(
      LinearProblem.Row(terms, .equal, constant, level: Self.level(of: priority)))
  }

  private mutating func tie(
    _ first: Anchor, _ relation: Relation, to second: Anchor, _ constant: Double
  ) {
    problem.constraints.append(
      Constraint(first, relation, .anchor(second, multiplier: 1, constant: constant)))
  }
}

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
