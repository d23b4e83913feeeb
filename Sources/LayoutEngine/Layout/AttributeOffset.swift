/// The offset of an attribute in its item: a multiple of the frame's size, plus a number of points.
///
///     Red.trailing          1.0 * width - 2       with 2 points of shadow on the right
///     Red.centerXMargin     0.5 * width + 4       with margins of 16 and 8
///
/// Positions count from the frame's left or top edge. Edges, centres, sizes and baselines are those
/// of the alignment rectangle; margins lie inside the frame.
///
/// Source: docs/SEMANTICS.md, S2.3 and S6.8.
struct AttributeOffset {
  /// What the frame's width or height is multiplied by.
  let multiplier: Double
  /// The constant, in points.
  let constant: Double

  private init(_ multiplier: Double, _ constant: Double = 0) {
    self.multiplier = multiplier
    self.constant = constant
  }

  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - item: The item that has it.
  ///   - reversed: Whether text runs from right to left.
  ///   - margins: The margins that count: for the content of a scrolling view, the view's.
  init(_ attribute: Attribute, of item: Item, reversed: Bool, margins: Insets) {
    let insets = item.alignmentInsets
    switch attribute {
    case .left: self = Self.start(insets, .horizontal)
    case .right: self = Self.end(insets, .horizontal)
    case .leading:
      self = reversed ? Self.end(insets, .horizontal) : Self.start(insets, .horizontal)
    case .trailing:
      self = reversed ? Self.start(insets, .horizontal) : Self.end(insets, .horizontal)
    case .top: self = Self.start(insets, .vertical)
    case .bottom: self = Self.end(insets, .vertical)
    case .width: self.init(1, -insets.sum(along: .horizontal))
    case .height: self.init(1, -insets.sum(along: .vertical))
    case .centerX: self = Self.middle(insets, .horizontal)
    case .centerY: self = Self.middle(insets, .vertical)
    case .firstBaseline: self.init(0, insets.top + item.baselines.first)
    case .lastBaseline: self.init(1, -insets.bottom - item.baselines.last)
    case .leftMargin: self = Self.start(margins, .horizontal)
    case .rightMargin: self = Self.end(margins, .horizontal)
    case .leadingMargin:
      self = reversed ? Self.end(margins, .horizontal) : Self.start(margins, .horizontal)
    case .trailingMargin:
      self = reversed ? Self.start(margins, .horizontal) : Self.end(margins, .horizontal)
    case .topMargin: self = Self.start(margins, .vertical)
    case .bottomMargin: self = Self.end(margins, .vertical)
    case .centerXWithinMargins: self = Self.middle(margins, .horizontal)
    case .centerYWithinMargins: self = Self.middle(margins, .vertical)
    }
  }

  private static func start(_ insets: Insets, _ axis: Axis) -> AttributeOffset {
    AttributeOffset(0, insets.before(along: axis))
  }

  private static func end(_ insets: Insets, _ axis: Axis) -> AttributeOffset {
    AttributeOffset(1, -insets.after(along: axis))
  }

  private static func middle(_ insets: Insets, _ axis: Axis) -> AttributeOffset {
    AttributeOffset(0.5, (insets.before(along: axis) - insets.after(along: axis)) / 2)
  }
}
