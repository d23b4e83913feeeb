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
