/// What a constraint is about: an edge, a centre, a size or a baseline of an item.
///
/// The raw values are those of `NSLayoutAttribute`. Its `notAnAttribute` (0) has no case here: a
/// constraint without a second anchor says so by having none.
///
/// Source: docs/SEMANTICS.md, S2.1.
package enum Attribute: Int, CaseIterable, Hashable, Sendable {
  case left = 1
  case right
  case top
  case bottom
  case leading
  case trailing
  case width
  case height
  case centerX
  case centerY
  case lastBaseline
  case firstBaseline
  case leftMargin
  case rightMargin
  case topMargin
  case bottomMargin
  case leadingMargin
  case trailingMargin
  case centerXWithinMargins
  case centerYWithinMargins
}

extension Attribute {
  /// Whether an attribute says how large an item is, or where it stands.
  package enum Kind: Hashable, Sendable {
    /// How large; says nothing about where.
    case size
    /// Where, relative to something; says nothing about how large.
    case position
  }

  /// The families of horizontal positions: those that a constraint may combine.
  package enum Family: Hashable, Sendable {
    /// Left and right, whatever way the text runs.
    case absolute
    /// Leading and trailing, which change sides with the text.
    case directional
    /// Centres, which go with either.
    case neutral
  }

  package var kind: Kind {
    switch self {
    case .width, .height: .size
    default: .position
    }
  }

  package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// The family of a horizontal position; `nil` for sizes and vertical positions.
  package var family: Family? {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .centerX, .centerXWithinMargins: .neutral
    default: nil
    }
  }

  /// Whether the attribute is counted inside the item's layout margins.
  package var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }

  /// The same edge inside the layout margins; `nil` for what is no edge.
  var margin: Attribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: nil
    }
  }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute is one of an item's four sides, counted inside its margins or not.
  package var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline,
      .centerXWithinMargins, .centerYWithinMargins:
      false
    }
  }

  /// The name as it is written after the dot, for example `leading`.
  package var name: String { Self.names[rawValue - 1] }

  /// The attribute with a name, in whatever case it is written.
  ///
  /// `baseline` is the older name of `lastBaseline`.
  package init?(name: some StringProtocol) {
    let wanted = name.lowercased()
    guard let found = Self.byName[wanted] else { return nil }
    self = found
  }

  /// In the order of the raw values, which begin at 1.
  private static let names = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]
  private static let byName: [String: Attribute] = {
    var names = ["baseline": Attribute.lastBaseline]
    for attribute in allCases { names[attribute.name.lowercased()] = attribute }
    return names
  }()
}

/// One attribute of one item, such as `Red.leading`.
package struct Anchor: Hashable, Sendable {
  /// The view or guide.
  package let item: ItemID
  /// Its edge, centre, size or baseline.
  package let attribute: Attribute

  package init(_ item: ItemID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}
