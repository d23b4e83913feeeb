import LayoutEngine

/// Our solver from the public model: items and constraints, as an app has them.
struct ModelSolver: Contestant {
  private let sheet: Sheet
  private let problem: LayoutProblem
  /// Made when the window gets another size for the first time.
  private var compiled: CompiledLayout?
  /// Made when a constraint is removed for the first time.
  private var changing: ChangingLayout?

  init(_ sheet: Sheet) throws {
    self.sheet = sheet
    problem = try Self.problem(sheet)
  }

  private static func problem(_ sheet: Sheet) throws -> LayoutProblem {
    var scene = Scene()
    for (item, name) in zip(sheet.items, sheet.names) {
      try scene.add(self.item(item, name, window: sheet.held))
    }
    var constraints: [Constraint] = []
    constraints.reserveCapacity(sheet.constraints.count)
    for constraint in sheet.constraints { constraints.append(try self.constraint(constraint)) }
    return LayoutProblem(scene: scene, constraints: constraints)
  }

  private static func item(
    _ item: Sheet.Item, _ name: String, window: [(variable: Int32, value: Double)]
  ) throws -> Item {
    guard item.parent >= 0 else {
      let frame = Rect(x: 0, y: 0, width: window[0].value, height: window[1].value)
      return Item(name, placement: .given(frame))
    }
    let size = item.content
    return Item(
      name, in: ItemID(index: item.parent),
      intrinsic: IntrinsicSize(
        width: size.width < 0 ? nil : size.width, height: size.height < 0 ? nil : size.height),
      hugging: try priorities(item.hugging), compression: try priorities(item.resistance))
  }

  private static func priorities(_ pair: (Double, Double)) throws -> AxisPriorities {
    AxisPriorities(horizontal: try known(Priority(pair.0)), vertical: try known(Priority(pair.1)))
  }

  private static func constraint(_ constraint: Sheet.Constraint) throws -> Constraint {
    let first = Anchor(
      ItemID(index: constraint.item), try known(Attribute(rawValue: constraint.attribute)))
    var second = Operand.length(constraint.constant)
    if constraint.other >= 0 {
      let attribute = try known(Attribute(rawValue: constraint.otherAttribute))
      second = .anchor(
        Anchor(ItemID(index: constraint.other), attribute), multiplier: constraint.multiplier,
        constant: constraint.constant)
    }
    return Constraint(
      first, .numbered(constraint.relation), second,
      priority: try known(Priority(constraint.priority)))
  }

  private static func known<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw SheetError.numberWithoutMeaning }
    return value
  }

  func values() throws -> [Double]? {
    guard let frames = try LayoutSolver.frames(of: problem) else { return nil }
    return Self.values(of: frames)
  }

  private static func values(of frames: Frames) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(4 * frames.count)
    for index in 0..<frames.count {
      let rect = frames[ItemID(index: Int32(index))]
      values.append(rect.x)
      values.append(rect.y)
      values.append(rect.width)
      values.append(rect.height)
    }
    return values
  }

  mutating func hold(_ values: [Double]) throws -> [Double]? {
    if compiled == nil { compiled = CompiledLayout(problem) }
    let size = Size(width: values[0], height: values[1])
    return try compiled?.solution(inWindow: size).frames.map(Self.values)
  }

  mutating func churn(_ row: Int) throws -> [Double]? {
    if changing == nil { changing = try ChangingLayout(problem) }
    let constraint = sheet.rows[row].constraint
    changing?.set(constraint, isOn: false)
    _ = try changing?.frames()
    changing?.set(constraint, isOn: true)
    return try changing?.frames().map(Self.values)
  }
}

/// Why a sheet can't be read.
enum SheetError: Error {
  case numberWithoutMeaning
}
