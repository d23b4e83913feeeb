extension LayoutSnapshot {
  /// The version of the text form; a reader refuses any other.
  static let textVersion = 5

  /// The longest name, class or reason that is handed on, in bytes of UTF-8.
  ///
  /// A program may give a view a name of megabytes, which would take seconds to show.
  static let mostTextBytes = 2048

  /// The snapshot as lines of words, between a head and an end that carry the same nonce.
  ///
  /// Numbers are written with all their digits; a word that starts with `'` is text, in which
  /// spaces, `%` and control characters are written as `%` and two hexadecimal digits; `-` stands
  /// for something that is missing. Of a text that is very long, the beginning is written.
  /// - Complexity: O(items + constraints).
  package func text(nonce: String) -> String {
    var lines = ["snapshot \(Self.textVersion) \(nonce)"]
    let sizes = [window.width, window.height, firstWindow.width, firstWindow.height]
    lines.append("window \(sizes.map { "\($0)" }.joined(separator: " ")) \(direction.rawValue)")
    if let firstInsets {
      lines.append("first \(firstInsets.margins.text) \(firstInsets.safeArea.text)")
    }
    if times > 0 { lines.append("times \(times)") }
    if isController { lines.append("controller") }
    lines += items.map { $0.text }
    lines += constraints.map { "constraint \($0.text)" }
    lines += places.map { $0.text }
    lines.append("made \(made)")
    if isTapMissed { lines.append("untapped") }
    if !unfound.isEmpty {
      lines.append("unfound " + unfound.map(String.init).joined(separator: " "))
    }
    if !inactiveLines.isEmpty {
      lines.append("inactive " + inactiveLines.map(String.init).joined(separator: " "))
    }
    lines += trace.lines
    if let raised {
      lines.append("raised \(word(raised.name)) \(word(raised.reason)) \(word(raised.line))")
      if let draft = raised.constraint { lines.append("offending \(draft.text)") }
    }
    lines.append("end \(nonce)")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SnapshotItem {
  fileprivate var text: String {
    let words: [String] = [
      "item", item.kind.rawValue, word(item.name), word(className),
      word(item.parent.map { Int($0.index) }), item.placement.text, item.margins.text,
      item.alignmentInsets.text, "\(item.baselines.first)", "\(item.baselines.last)",
      item.direction?.rawValue ?? "-", word(item.intrinsic.width), word(item.intrinsic.height),
      "\(item.hugging.horizontal.value)", "\(item.hugging.vertical.value)",
      "\(item.compression.horizontal.value)", "\(item.compression.vertical.value)", word(given),
      isUndrawn ? "1" : "0",
    ]
    return words.joined(separator: " ")
  }
}

extension SnapshotConstraint {
  fileprivate var text: String { "\(draft.text) \(word(line)) \(word(given))" }
}

extension SnapshotTrace {
  fileprivate var lines: [String] {
    var lines = Action.allCases.compactMap { action in
      counts[action].map { "count \(action.rawValue) \($0)" }
    }
    let events = [
      ("call", call), ("conflict", conflict), ("endless", endless), ("unmasking", unmasking),
    ]
    for (name, event) in events {
      guard let event else { continue }
      let callers = event.callers.prefix(Self.mostEntries).map { " \($0)" }.joined()
      lines.append("\(name) \(word(event.method)) \(word(event.line))\(callers)")
      lines += event.constraints.prefix(Self.mostEntries).map { "member \($0.text)" }
    }
    return lines
  }
}

extension SnapshotPlace {
  fileprivate var text: String {
    "place \(given) \(frame.text) \(deviation.rawValue) \(isAmbiguous ? 1 : 0) "
      + [moved, hidden].map { "\($0?.kind.rawValue ?? "-") \(word($0?.item))" }
      .joined(separator: " ")
  }
}

extension Item.Placement {
  fileprivate var text: String {
    switch self {
    case .constraints: "constraints"
    case .given(let frame): "given \(frame.text)"
    case .translated(let frame, let mask, let size):
      "translated \(frame.text) \(mask.rawValue) \(size.width) \(size.height)"
    case .inset(let insets): "inset \(insets.text)"
    case .content: "content"
    }
  }
}

extension Rect {
  fileprivate var text: String { "\(x) \(y) \(width) \(height)" }
}

extension Insets {
  fileprivate var text: String { "\(top) \(left) \(bottom) \(right)" }
}

extension ConstraintDraft {
  /// Without its origin, which differs from process to process.
  fileprivate var text: String {
    "\(word(first)) \(relation.rawValue) \(word(second)) \(multiplier) \(constant) \(priority) "
      + word(identifier)
  }
}

private func word(_ anchor: Anchor?) -> String {
  anchor.map { "\($0.item.index).\($0.attribute.rawValue)" } ?? "-"
}

private func word(_ number: Int?) -> String { number.map { "\($0)" } ?? "-" }

private func word(_ number: Double?) -> String { number.map { "\($0)" } ?? "-" }

private func word(_ text: String?) -> String {
  guard let text else { return "-" }
  var word = "'"
  for byte in Substring(beginning(text)).utf8 {
    if byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "%") {
      word.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16)
      word += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return word
}

/// As much of a text, in whole scalars, as a snapshot may have.
private func beginning(_ text: String) -> Substring.UnicodeScalarView {
  let end = text.utf8.index(
    text.startIndex, offsetBy: LayoutSnapshot.mostTextBytes, limitedBy: text.endIndex)
  return text.unicodeScalars[..<(end ?? text.endIndex)]
}
