import LayoutEngine

/// A part of a line of a log, in the words of questions.
package enum LogEntryPart: String, CaseIterable, Hashable, Sendable {
  /// What kind of constraint it is.
  case `class`
  case ownAddress = "own-address"
  case mask
  case identifier
  /// Whether a picture is one across or down.
  case axis
  /// The bar of a picture, and what is told about it at the end.
  case superview
  /// A view or guide, or the half of its name.
  case item
  case attribute
  case relation
  case multiplier
  case constant
  case priority
  case active
}

extension LogEntry {
  /// The parts of the line, with the words that stand there for them.
  package var parts: [(part: LogEntryPart, text: String)] {
    var parts: [(part: LogEntryPart, text: String)] = [
      (.class, description.className), (.ownAddress, description.address),
      (.relation, description.relation == .equal ? "==" : description.relation.sign),
      (.constant, description.constant.magnitude.logText),
      (.constant, description.constant.logText), (.axis, "H:"), (.axis, "V:"),
    ]
    if let mask = description.mask { parts.append((.mask, mask)) }
    if let identifier = description.identifier {
      parts += [(.identifier, "'\(identifier)'"), (.identifier, identifier)]
    }
    for side in [description.first, description.second].compactMap({ $0 }) {
      let isBar = text.contains("'|':\(side.item.name)")
      let whole: LogEntryPart = isBar ? .superview : .item
      parts += side.item.names.map { (whole, $0) }
      if isBar { parts += [(.superview, "|"), (.superview, "'|':\(side.item.name)")] }
      parts.append((.attribute, side.attribute))
    }
    if description.multiplier != 1 {
      parts.append((.multiplier, description.multiplier.logText))
    }
    let priority = description.priority.logText
    parts += [(.priority, "priority:\(priority)"), (.priority, "@\(priority)")]
    parts += [(.active, "active"), (.active, "inactive")]
    return parts.filter { text.contains($0.text) }
  }

  /// What some words of the line are; `nil` if that can't be told, or they aren't there.
  package func part(of words: String) -> LogEntryPart? {
    let found = Set(parts.filter { $0.text == words }.map { $0.part })
    return found.count == 1 ? found.first : nil
  }
}

extension ConstraintDescription.Item {
  /// The name, its class and its address: `UIView:0x1`, `UIView` and `0x1`.
  fileprivate var names: [String] {
    let halves = name.split(separator: ":", maxSplits: 1).map(String.init)
    // A guide's identifier or a label's text stands behind the address.
    let address = halves.count == 2 ? halves[1].prefix { $0 != "'" && $0 != " " } : ""
    return [name] + halves + [String(address)].filter { !$0.isEmpty }
  }
}
