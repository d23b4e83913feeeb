import LayoutEngine

/// Scenes of any size in the forms that layouts have, all of them decided by their constraints.
enum LargeScene: String, CaseIterable {
  /// Every view is held by the window's four edges.
  case flat
  /// Every view lies in the one before.
  case nested
  /// A row of equally wide views between the window's edges.
  case chain
  /// Equally large cells, each beside and below another.
  case grid
  /// Labels with fields beside them, row below row; contents decide the sizes.
  case form
  /// A form whose last row is held by the window's bottom as well.
  case pinnedForm
  /// A row of labels between the window's edges: the one that yields first gets what is left.
  case labels

  /// A scene with about so many views, and four constraints or so for each.
  func problem(views: Int) throws -> LayoutProblem {
    var builder = try SceneBuilder()
    switch self {
    case .flat:
      for number in 0..<views { try builder.addFilling(in: builder.root, inset: number % 90) }
    case .nested:
      var parent = builder.root
      for _ in 0..<views { parent = try builder.addFilling(in: parent, inset: 0) }
    case .chain: try builder.addChain(views)
    case .grid: try builder.addGrid(side: max(2, Int(Double(views).squareRoot())))
    case .form: try builder.addForm(rows: max(1, views / 2))
    case .pinnedForm:
      let last = try builder.addForm(rows: max(1, views / 2))
      builder.tie(last, .bottom, .equal, builder.root, .bottom, -20)
    case .labels: try builder.addLabels(views)
    }
    return builder.problem
  }
}

/// A scene in the making, with a window large enough for anything.
struct SceneBuilder {
  /// The width and height of the window.
  static let side = 4_000_000.0

  var problem: LayoutProblem
  let root: ItemID

  init() throws {
    var scene = Scene()
    root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: Self.side, height: Self.side))))
    problem = LayoutProblem(scene: scene, constraints: [])
  }

  mutating func add(
    in parent: ItemID, _ intrinsic: IntrinsicSize = IntrinsicSize(), hugging: Priority = .low
  ) throws -> ItemID {
    try problem.scene.add(
      Item(
        "v\(problem.scene.items.count)", in: parent, intrinsic: intrinsic,
        hugging: AxisPriorities(horizontal: hugging, vertical: hugging)))
  }

  mutating func tie(
    _ item: ItemID, _ attribute: Attribute, _ relation: Relation, _ other: ItemID,
    _ otherAttribute: Attribute, _ constant: Double = 0, priority: Priority = .required
  ) {
    problem.constraints.append(
      Constraint(
        Anchor(item, attribute), relation,
        .anchor(Anchor(other, otherAttribute), multiplier: 1, constant: constant),
        priority: priority))
  }

  mutating func set(
    _ item: ItemID, _ attribute: Attribute, _ relation: Relation, _ length: Double,
    priority: Priority = .required
  ) {
    problem.constraints.append(
      Constraint(Anchor(item, attribute), relation, .length(length), priority: priority))
  }

  /// A view at the same distance from all edges of another.
  @discardableResult
  mutating func addFilling(in parent: ItemID, inset: Int) throws -> ItemID {
    let view = try add(in: parent)
    tie(view, .leading, .equal, parent, .leading, Double(inset))
    tie(view, .trailing, .equal, parent, .trailing, -Double(inset))
    tie(view, .top, .equal, parent, .top, Double(inset))
    tie(view, .bottom, .equal, parent, .bottom, -Double(inset))
    return view
  }

  fileprivate mutating func addChain(_ count: Int) throws {
    var last: ItemID?
    for _ in 0..<count {
      let view = try add(in: root)
      if let last {
        tie(view, .leading, .equal, last, .trailing, 8)
        tie(view, .width, .equal, last, .width)
      } else {
        tie(view, .leading, .equal, root, .leading, 8)
      }
      tie(view, .top, .equal, root, .top, 8)
      tie(view, .bottom, .equal, root, .bottom, -8)
      last = view
    }
    if let last { tie(last, .trailing, .equal, root, .trailing, -8) }
  }

  fileprivate mutating func addGrid(side: Int) throws {
    var cells: [[ItemID]] = []
    for row in 0..<side {
      cells.append([])
      for column in 0..<side {
        let cell = try add(in: root)
        let left = cells[row].last
        let above = row > 0 ? cells[row - 1][column] : nil
        tie(cell, .leading, .equal, left ?? root, left == nil ? .leading : .trailing, 4)
        tie(cell, .top, .equal, above ?? root, above == nil ? .top : .bottom, 4)
        cells[row].append(cell)
        guard cell != cells[0][0] else { continue }
        tie(cell, .width, .equal, cells[0][0], .width)
        tie(cell, .height, .equal, cells[0][0], .height)
      }
    }
    tie(cells[0][side - 1], .trailing, .equal, root, .trailing, -4)
    tie(cells[side - 1][0], .bottom, .equal, root, .bottom, -4)
  }

  /// Rows of a label and a field; gives back the last field.
  @discardableResult
  fileprivate mutating func addForm(rows: Int) throws -> ItemID {
    var last: (field: ItemID, first: ItemID)?
    for row in 0..<rows {
      let label = try add(
        in: root, IntrinsicSize(width: Double(30 + row * 37 % 130), height: 20),
        hugging: Priority(251) ?? .low)
      let field = try add(in: root, IntrinsicSize(width: Double(60 + row * 53 % 140), height: 30))
      tie(label, .leading, .equal, root, .leading, 16)
      tie(field, .leading, .greaterThanOrEqual, label, .trailing, 8)
      tie(field, .trailing, .equal, root, .trailing, -16)
      tie(label, .centerY, .equal, field, .centerY)
      if let last {
        tie(field, .leading, .equal, last.first, .leading)
        tie(field, .top, .equal, last.field, .bottom, 8)
      } else {
        tie(field, .top, .equal, root, .top, 20)
      }
      last = (field, last?.first ?? field)
    }
    return last?.field ?? root
  }

  fileprivate mutating func addLabels(_ count: Int) throws {
    var last: ItemID?
    for number in 0..<count {
      let hugging = number == count / 2 ? Priority(249) : Priority(250)
      let label = try add(
        in: root, IntrinsicSize(width: Double(20 + number * 31 % 70), height: 20),
        hugging: hugging ?? .low)
      tie(label, .leading, .equal, last ?? root, last == nil ? .leading : .trailing, 8)
      tie(label, .top, .equal, root, .top, 8)
      last = label
    }
    if let last { tie(last, .trailing, .equal, root, .trailing, -8) }
  }
}

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

/// Scenes that nobody would draw, of any size.
enum HostileScene: String, CaseIterable {
  /// One line, again and again.
  case duplicates
  /// Optional constraints on one width, all of them at one level.
  case optional
  /// Optional constraints on one width, each at a level of its own.
  case levels
  /// Optional equal widths along a row, all of them at one level.
  case optionalChain
  /// Optional equal widths along a row, each at a level of its own.
  case leveledChain
  /// One width set to a different number in every line.
  case contradictions
  /// A chain of equal widths whose ends contradict each other.
  case contradictoryChain
  /// Widths that follow from each other in a circle, which holds for any width.
  case cycle
  /// Widths each a point larger than the one before, in a circle.
  case contradictoryCycle
  /// Each view twice as wide as the one before.
  case doubling
  /// Views one in another, each also held by the window.
  case deep
  /// Views one in another, each 400 points narrower, until there is no room left.
  case shrinking
  /// Views that nobody speaks of.
  case untouched
  /// A row of labels that could each get what is left.
  case equalLabels
  /// Three widths added up in every line, in no order.
  case dense
  /// Names of 10,000 characters.
  case longNames

  /// A scene with so many lines, or about so many.
  func problem(lines: Int) throws -> LayoutProblem {
    var builder = try SceneBuilder()
    switch self {
    case .duplicates, .optional, .levels, .contradictions:
      try builder.addLinesAboutOneWidth(self, lines)
    case .optionalChain, .leveledChain, .contradictoryChain, .cycle, .contradictoryCycle, .doubling:
      try builder.addWidths(self, lines)
    case .deep, .shrinking, .untouched, .longNames: try builder.addViews(self, lines)
    case .equalLabels: try builder.addEqualLabels(lines / 2)
    case .dense: try builder.addDense(lines)
    }
    return builder.problem
  }
}

extension SceneBuilder {
  /// A level for each of up to 100,000 numbers, the first the highest.
  private static func priority(_ number: Int) -> Priority {
    Priority(999 - Double(number) / 128) ?? .low
  }

  fileprivate mutating func addLinesAboutOneWidth(_ kind: HostileScene, _ lines: Int) throws {
    let view = try add(in: root)
    for number in 0..<lines {
      switch kind {
      case .duplicates: set(view, .width, .greaterThanOrEqual, 10)
      case .levels: set(view, .width, .equal, Double(number), priority: Self.priority(number))
      case .contradictions: set(view, .width, .equal, Double(number))
      default: set(view, .width, .equal, Double(number), priority: .low)
      }
    }
  }

  fileprivate mutating func addWidths(_ kind: HostileScene, _ lines: Int) throws {
    let first = try add(in: root)
    var last = first
    for number in 0..<lines {
      let view = try add(in: root)
      switch kind {
      case .optionalChain: tie(view, .width, .equal, last, .width, priority: .low)
      case .leveledChain:
        tie(view, .width, .equal, last, .width, priority: Self.priority(number))
      case .contradictoryCycle: tie(view, .width, .equal, last, .width, 1)
      case .doubling:
        problem.constraints.append(
          Constraint(
            Anchor(view, .width), .equal,
            .anchor(Anchor(last, .width), multiplier: 2, constant: 0)))
      default: tie(view, .width, .equal, last, .width)
      }
      last = view
    }
    switch kind {
    case .cycle, .contradictoryCycle: tie(first, .width, .equal, last, .width)
    default: set(first, .width, .equal, 100)
    }
    if kind == .contradictoryChain { set(last, .width, .equal, 101) }
  }

  fileprivate mutating func addViews(_ kind: HostileScene, _ lines: Int) throws {
    var parent = root
    for number in 0..<(kind == .longNames ? min(lines, 20) : lines / 4) {
      switch kind {
      case .shrinking: parent = try addFilling(in: parent, inset: 200)
      case .deep:
        parent = try addFilling(in: parent, inset: 0)
        tie(parent, .leading, .greaterThanOrEqual, root, .leading)
      case .longNames:
        let name = String(repeating: "n", count: 10_000) + "\(number)"
        let view = try problem.scene.add(Item(name, in: root))
        set(view, .width, .equal, Double(number))
      default: _ = try add(in: root)
      }
    }
  }

  fileprivate mutating func addEqualLabels(_ count: Int) throws {
    var last: ItemID?
    for _ in 0..<count {
      let label = try add(in: root, IntrinsicSize(width: 20, height: 20))
      tie(label, .leading, .equal, last ?? root, last == nil ? .leading : .trailing, 8)
      tie(label, .top, .equal, root, .top, 8)
      last = label
    }
    if let last { tie(last, .trailing, .equal, root, .trailing, -8) }
  }

  /// Lines `x + width of one = x of another, more or less`, required and optional.
  fileprivate mutating func addDense(_ lines: Int) throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<(lines / 3) { _ = try add(in: root) }
    let views = Array(problem.scene.ids.dropFirst())
    for number in 0..<lines {
      let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
      tie(
        random.pick(views), random.pick([.trailing, .centerX]), number % 3 > 0 ? relation : .equal,
        random.pick(views), random.pick([.trailing, .centerX]), Double(random.below(50)),
        priority: random.pick([.high, .medium, .low]))
    }
  }
}
