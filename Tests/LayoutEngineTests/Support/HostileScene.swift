import LayoutEngine

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
