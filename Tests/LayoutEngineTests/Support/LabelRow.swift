import LayoutEngine

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
