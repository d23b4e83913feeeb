/// Prints the statements of a problem as UIKit prints the constraints that it makes of them.
///
/// Source: docs/SEMANTICS.md, S8.14 and S8.15; `Vectors/descriptions.json` of the tests.
package struct StatementPrinter: Sendable {
  private let problem: LayoutProblem
  private let names: LoggedNames
  private let style: ConstraintDescription.Style

  /// Takes a problem, and a name for each of its items.
  package init(
    _ problem: LayoutProblem, names: LoggedNames, style: ConstraintDescription.Style = .today
  ) {
    self.problem = problem
    self.names = names
    self.style = style
  }

  private var scene: Scene { problem.scene }

  /// The line of a statement, for example one that takes part in a conflict.
  ///
  /// - Parameters:
  ///   - member: The statement.
  ///   - address: Where a constraint is said to be in memory; what the scene adds has its item's.
  /// - Returns: The line, in angle brackets.
  package func line(of member: Conflict.Member, at address: String = "0x0") -> String {
    switch member {
    case .constraint(let index): description(ofConstraint: index, at: address).text(style)
    case .given(let id, let part): given(id, part).text(style)
    case .translated(let id, let part): mask(id, part).text(style)
    case .hugging(let id, let axis), .compression(let id, let axis): content(id, axis).text(style)
    case .inset(let id, let part): inset(id, part).text(style)
    }
  }

  private func description(
    ofConstraint index: Int, at address: String
  ) -> ConstraintDescription {
    let constraint = problem.constraints[index]
    var description = ConstraintDescription(
      address: address, identifier: constraint.identifier,
      first: side(constraint.first), relation: constraint.relation,
      constant: constraint.second.constant, priority: constraint.priority.value)
    if case .anchor(let second, let multiplier, _) = constraint.second {
      description.second = side(second)
      description.multiplier = multiplier
      description.kinship = kinship(constraint.first.item, second.item)
    }
    return description
  }

  private func kinship(_ first: ItemID, _ second: ItemID) -> ConstraintDescription.Kinship {
    if scene[first].parent == second { return .firstInSecond }
    if scene[second].parent == first { return .secondInFirst }
    return scene[first].parent == nil || scene[first].parent != scene[second].parent
      ? .none : .siblings
  }

  private func given(_ id: ItemID, _ part: FramePart) -> ConstraintDescription {
    var points = 0.0
    if case .given(let frame) = scene[id].placement { points = frame[part] }
    let end = part == .width ? "Width" : "Height"
    return ConstraintDescription(
      address: names.address(id, part),
      identifier: part.isSize ? "UIView-Encapsulated-Layout-\(end)" : nil,
      first: side(id, part.isSize ? part.attribute.name : Self.origin(along: part.axis)),
      constant: points)
  }

  /// Apple's names for positions that only a mask may set to a number.
  private static func origin(along axis: Axis) -> String { axis == .horizontal ? "minX" : "minY" }

  private func content(_ id: ItemID, _ axis: Axis) -> ConstraintDescription {
    let item = scene[id]
    let part = FramePart.size(along: axis)
    return ConstraintDescription(
      className: "NSContentSizeLayoutConstraint", address: names.address(id, part),
      first: side(id, part.attribute.name), constant: item.intrinsic[axis] ?? 0,
      content: ContentStrength(
        hugging: item.hugging[axis].value, compression: item.compression[axis].value))
  }

  private func inset(_ id: ItemID, _ part: FramePart) -> ConstraintDescription {
    guard let owner = scene[id].parent else { return given(id, part) }
    var insets = Insets.zero
    if case .inset(let distances) = scene[id].placement { insets = distances }
    let edge: Attribute =
      switch part {
      case .x: .left
      case .y: .top
      case .width: .right
      case .height: .bottom
      }
    let identifier = names[id].guideIdentifier
    let title =
      identifier == Self.marginsGuide
      ? "UIView-\(edge.name)Margin-guide-constraint" : "\(identifier)-\(edge.name)"
    let (own, outer) = (side(id, edge.name), side(owner, edge.name))
    return ConstraintDescription(
      address: names.address(id, part), identifier: title, first: part.isSize ? outer : own,
      second: part.isSize ? own : outer, kinship: part.isSize ? .secondInFirst : .firstInSecond,
      constant: part.isSize ? insets.after(along: part.axis) : insets.before(along: part.axis))
  }

  private static var marginsGuide: String { "UIViewLayoutMarginsGuide" }

  private func mask(_ id: ItemID, _ part: FramePart) -> ConstraintDescription {
    guard case .translated(let frame, let mask, let size) = scene[id].placement,
      let parent = scene[id].parent,
      let equation = mask.equations(for: frame, in: size).first(where: { $0.part == part })
    else { return given(id, part) }
    let axis = part.axis
    var description = ConstraintDescription(
      className: "NSAutoresizingMaskLayoutConstraint", address: names.address(id, part),
      mask: mask.logText,
      first: side(id, part.isSize ? part.attribute.name : Self.origin(along: axis)))
    switch equation.form {
    case .fixed(let points):
      description.constant = points
      if !part.isSize { description.reference = names[parent].printed }
    case .farEdge(let distance):
      let edge: Attribute = axis == .horizontal ? .trailing : .bottom
      description.first = side(parent, edge.name)
      description.second = side(id, edge.name)
      description.kinship = .secondInFirst
      description.constant = distance
    case .proportional(let multiplier, let constant):
      description.second = side(parent, FramePart.size(along: axis).attribute.name)
      description.multiplier = multiplier
      description.constant = constant
    }
    return description
  }

  private func side(_ anchor: Anchor) -> ConstraintDescription.Side {
    side(anchor.item, anchor.attribute.name)
  }

  private func side(_ id: ItemID, _ attribute: String) -> ConstraintDescription.Side {
    ConstraintDescription.Side(names[id].printed, attribute)
  }
}

/// The two priorities of an intrinsic content size, as AppKit and UIKit print them.
///
///     <NSContentSizeLayoutConstraint:0x1 UILabel:0x2.width == 33 Hug:250 CompressionResistance:750>
package struct ContentStrength: Hashable, Sendable {
  /// The priority with which the view resists being stretched.
  package let hugging: Double
  /// The priority with which the view resists being squeezed.
  package let compression: Double

  package init(hugging: Double, compression: Double) {
    self.hugging = hugging
    self.compression = compression
  }
}
