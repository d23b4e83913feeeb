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
