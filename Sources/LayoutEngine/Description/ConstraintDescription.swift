/// All that a line of a log says about a constraint.
///
///     <NSLayoutConstraint:0x6000 'gap' H:[UIView:0x1]-(8)-[UIView:0x2]   (active)>
///
/// Source: docs/SEMANTICS.md, S8.14; `Vectors/descriptions.json` of the tests.
package struct ConstraintDescription: Hashable, Sendable {
  /// A view or guide as a log names it.
  package struct Item: Hashable, Sendable {
    /// What is printed: `UIView:0x1`, or the name that somebody gave it.
    package let name: String
    /// Name and address of what is printed by its name, to be told at the end; `nil` for others.
    package let legend: String?

    package init(_ name: String, legend: String? = nil) {
      self.name = name
      self.legend = legend
    }
  }

  /// One anchor as the log prints it: an item, and its attribute.
  package struct Side: Hashable, Sendable {
    package let item: Item
    /// The attribute's name; in masks also `minX` and `minY`, which are no attributes.
    package let attribute: String

    package init(_ item: Item, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }

    /// The side as a log prints it, for example `UIView:0x1.leading`.
    package var text: String { "\(item.name).\(attribute)" }
  }

  /// How the two items are related in the hierarchy, which decides how a gap is printed.
  package enum Kinship: Hashable, Sendable {
    /// The second is the first one's superview, or the owner of the guide.
    case firstInSecond
    /// The first is the second one's superview.
    case secondInFirst
    /// Both have the same superview.
    case siblings
    case none
  }

  /// The class, without its module.
  package var className: String
  /// The address, or the key that Masonry prints in its place.
  package var address: String
  /// The mask of a translated frame, as ``AutoresizingMask/logText`` has it.
  package var mask: String?
  package var identifier: String?
  package var first: Side
  package var relation: Relation
  /// `nil` if the first side is tied to a number.
  package var second: Side?
  package var kinship: Kinship
  package var multiplier: Double
  /// In points.
  package var constant: Double
  package var priority: Double
  package var isActive: Bool
  /// The superview inside which a mask's position is counted; told at the end, as `|`.
  package var reference: Item?
  /// The priorities of an intrinsic content size; `nil` for other constraints.
  package var content: ContentStrength?

  package init(
    className: String = "NSLayoutConstraint", address: String, mask: String? = nil,
    identifier: String? = nil, first: Side, relation: Relation = .equal, second: Side? = nil,
    kinship: Kinship = .none, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000, isActive: Bool = true, reference: Item? = nil,
    content: ContentStrength? = nil
  ) {
    self.className = className
    self.address = address
    self.mask = mask
    self.identifier = identifier
    self.first = first
    self.relation = relation
    self.second = second
    self.kinship = kinship
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isActive = isActive
    self.reference = reference
    self.content = content
  }
}

extension ConstraintDescription {
  /// Who prints a constraint, and when.
  package enum Style: CaseIterable, Hashable, Sendable {
    /// UIKit from iOS 10: equations as people write them, and whether they count.
    case today
    /// UIKit to iOS 9: sizes in visual format, multipliers behind what they multiply.
    case beforeIOS10
    /// Masonry: always an equation, with the names that it was given.
    case masonry
  }

  /// The line of a log.
  package func text(_ style: Style = .today) -> String {
    let body = body(style)
    var text = "<\(className):\(address) "
    if style != .masonry {
      // Masonry prints the equation alone, whatever kind of constraint it is.
      if let mask { text += "\(mask) " }
      if let identifier { text += "'\(identifier)' " }
    }
    text += body.text + (style == .masonry ? "" : contentText) + strength(style)
    switch style {
    case .today:
      let names = body.names.isEmpty ? "" : ", names: \(body.names.joined(separator: ", ")) "
      return "\(text)   (\(isActive ? "active" : "inactive")\(names))>"
    case .beforeIOS10:
      guard !body.names.isEmpty else { return text + ">" }
      // The old form leaves no gap behind the mark of left and right.
      let gap = text.hasSuffix(Self.absoluteMark) ? "" : "   "
      return "\(text)\(gap)(Names: \(body.names.joined(separator: ", ")) )>"
    case .masonry:
      return text + ">"
    }
  }

  private static let absoluteMark = "(LTR)"

  private var contentText: String {
    guard let content else { return "" }
    return " Hug:\(content.hugging.logText) CompressionResistance:\(content.compression.logText)"
  }

  private func strength(_ style: Style) -> String {
    guard priority != Priority.required.value else { return "" }
    guard style == .masonry else { return " priority:\(priority.logText)" }
    let words: [(Priority, String)] = [
      (.high, "high"), (.medium, "medium"), (.low, "low"), (.fittingSizeLevel, "fitting size"),
    ]
    return " ^" + (words.first { $0.0.value == priority }?.1 ?? priority.logText)
  }

  /// What a constraint says, and the names that are told at the end.
  private struct Body {
    let text: String
    var names: [String] = []

    /// A text with the items that it names, the first side's first, and the one printed as `|`.
    init(_ text: String, naming items: [Item?], superview: Item? = nil) {
      self.text = text
      for legend in (items + [superview]).compactMap({ $0?.legend }) where !names.contains(legend) {
        names.append(legend)
      }
      // A superview that nothing is known of is told by nothing.
      if let superview, superview.name != "|" {
        names.append("'|':\(superview.legend ?? superview.name)")
      }
    }
  }

  private func body(_ style: Style) -> Body {
    if style == .masonry { return Body(equation(style), naming: []) }
    return gap(style) ?? (style == .beforeIOS10 ? size : nil)
      ?? Body(
        equation(style), naming: [first.item, second?.item],
        superview: second == nil ? reference : nil)
  }

  private var sign: String { relation == .equal ? "==" : relation.sign }

  /// The sign in visual format, where equality needs none.
  private var shortSign: String { relation == .equal ? "" : relation.sign }

  /// `A.width == 0.4*B.width + 1`, and in older logs `A.width == B.width * 0.4 + 1`.
  private func equation(_ style: Style) -> String {
    guard let second else { return "\(first.text) \(sign) \(constant.logText)" }
    let offset =
      constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(constant.magnitude.logText)"
    var term = second.text
    if multiplier != 1 {
      term =
        style == .today
        ? "\(multiplier.logText)*\(term)" : "\(term) * \(multiplier.logText)"
    }
    return "\(first.text) \(sign) \(term)\(offset)"
  }

  /// `H:[UIView:0x1(>=40)]`, a size that is tied to a number.
  private var size: Body? {
    guard second == nil, let attribute = Attribute(name: first.attribute), attribute.kind == .size
    else { return nil }
    return Body(
      "\(Self.prefix(attribute))[\(first.item.name)(\(shortSign)\(constant.logText)\(level))]",
      naming: [first.item])
  }

  /// The priority as visual format has it.
  private var level: String {
    priority == Priority.required.value ? "" : "@\(priority.logText)"
  }

  /// `H:|-(8)-[UIView:0x1]` and its like: a gap to the superview or to a sibling.
  private func gap(_ style: Style) -> Body? {
    guard multiplier == 1, let second, let one = Attribute(name: first.attribute),
      let other = Attribute(name: second.attribute), let end = LogEnd(one),
      let otherEnd = LogEnd(other), one.axis == other.axis
    else { return nil }
    let gap = "-(\(shortSign)\(constant.logText)\(style == .beforeIOS10 ? level : ""))-"
    let prefix = Self.prefix(one)
    let suffix = one.family == .absolute ? Self.absoluteMark : ""
    switch (end, kinship) {
    case (.near, .firstInSecond) where one == other:
      return Body(
        "\(prefix)|\(gap)[\(first.item.name)]\(suffix)", naming: [first.item],
        superview: second.item)
    case (.far, .secondInFirst) where one == other:
      return Body(
        "\(prefix)[\(second.item.name)]\(gap)|\(suffix)", naming: [second.item],
        superview: first.item)
    case (.near, .siblings) where otherEnd == .far && one.family == other.family:
      return Body(
        "\(prefix)[\(second.item.name)]\(gap)[\(first.item.name)]\(suffix)",
        naming: [first.item, second.item])
    default: return nil
    }
  }

  private static func prefix(_ attribute: Attribute) -> String {
    attribute.axis == .horizontal ? "H:" : "V:"
  }
}

/// Which end of an item an edge is; other attributes are none.
private enum LogEnd {
  case near
  case far

  init?(_ attribute: Attribute) {
    switch attribute {
    case .leading, .left, .top: self = .near
    case .trailing, .right, .bottom: self = .far
    default: return nil
    }
  }
}
