/// A line of a report as a constraint, before any rule has looked at it.
struct LoggedDraft {
  let layout: LoggedScene

  /// What an entry says of the items of its scene.
  func draft(
    _ entry: LogEntry, first: ItemID?, second: ItemID?, reference: ItemID?
  ) -> ConstraintDraft {
    let description = entry.description
    let (relation, priority) = demand(of: description)
    var draft = ConstraintDraft(
      first: nil, relation: relation, second: nil,
      multiplier: description.multiplier.beforePrinting,
      constant: description.constant.beforePrinting,
      priority: min(priority, Priority.required.value),
      identifier: description.identifier)
    draft.first = first.flatMap { anchor($0, description.first.attribute) }
    if let side = description.second {
      draft.second = second.flatMap { anchor($0, side.attribute) }
      spanIfShared(&draft, positioned: description.first.attribute)
    } else if let first, Self.mask[description.first.attribute] != nil {
      let superview = reference ?? layout.scene[first].parent ?? layout.root
      let isAcross = draft.first?.attribute.axis == .horizontal
      draft.second = Anchor(superview, isAcross ? .left : .top)
    }
    return draft
  }

  /// How a line compares, and how strongly it asks.
  ///
  /// A content's size is two demands in one line: of them the stronger one counts.
  private func demand(of description: ConstraintDescription) -> (Relation, priority: Double) {
    guard let content = description.content else {
      return (description.relation, description.priority)
    }
    let priority = max(content.hugging, content.compression)
    if content.hugging == content.compression { return (.equal, priority) }
    let isSqueezed = content.compression > content.hugging
    return (isSqueezed ? .greaterThanOrEqual : .lessThanOrEqual, priority)
  }

  /// The edges and middles that a mask's lines speak of, as attributes.
  static let mask: [String: Attribute] = [
    "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY,
    "maxY": .bottom,
  ]

  /// Margins of a view whose guide is in the report are that guide's edges.
  private func anchor(_ item: ItemID, _ name: String) -> Anchor? {
    guard let attribute = Self.mask[name] ?? Attribute(name: name) else { return nil }
    guard let plain = attribute.withoutMargin, let guide = layout.marginGuides[item] else {
      return Anchor(item, attribute)
    }
    return Anchor(guide, plain)
  }

  /// A mask ties a position to a share of the superview's size: inside the superview that is its
  /// far edge.
  private func spanIfShared(_ draft: inout ConstraintDraft, positioned attribute: String) {
    guard Self.mask[attribute] != nil, let second = draft.second, second.attribute.kind == .size,
      let first = draft.first, layout.scene[first.item].parent == second.item
    else { return }
    draft.second = Anchor(second.item, second.attribute == .width ? .right : .bottom)
  }
}

extension Attribute {
  /// The edge or centre of a margin guide that a margin attribute is; `nil` for other attributes.
  fileprivate var withoutMargin: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
