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
    for (name, traits) in [("traits", traits), ("before", firstTraits)] where traits != Traits() {
      lines.append("\(name) \(traits.text)")
    }
    if times > 0 { lines.append("times \(times)") }
    if isController { lines.append("controller") }
    for (index, entry) in items.enumerated() {
      lines.append(entry.text)
      if let text = entry.item.text { lines.append("text \(text.words)") }
      let offset = entry.item.contentOffset
      if offset != .zero { lines.append("scrolled \(index) \(offset.x) \(offset.y)") }
    }
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

extension ItemText {
  fileprivate var words: String {
    let font =
      switch font {
      case .style(let style): "\(style.rawValue) -"
      case .size(let size): "- \(size)"
      }
    return "\(word(content)) \(font) \(numberOfLines)"
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

extension LayoutSnapshot.Traits {
  fileprivate var text: String {
    ([textSize.rawValue, isWide ? "regular" : "compact"] + hidden.map { "\($0)" })
      .joined(separator: " ")
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

/// The words of one line of a snapshot, taken one after the other.
struct SnapshotWords {
  /// More than any count or line of a file, on either side of zero.
  private static let largest = 1_000_000_000

  private var rest: ArraySlice<Substring>
  private let line: Int

  init(_ line: Substring, number: Int) {
    let words = line.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    rest = words.map(Substring.init)[...]
    self.line = number
  }

  var isAtEnd: Bool { rest.isEmpty }

  func fail() throws(SnapshotError) -> Never { throw SnapshotError(line: line) }

  func end() throws(SnapshotError) {
    guard isAtEnd else { try fail() }
  }

  func check(_ count: Int, isBelow most: Int) throws(SnapshotError) {
    guard count < most else { throw SnapshotError(line: line, isTooMany: true) }
  }

  mutating func next() throws(SnapshotError) -> Substring {
    guard let word = rest.popFirst() else { try fail() }
    return word
  }

  /// A text after its `'`; `nil` for `-`.
  mutating func text() throws(SnapshotError) -> String? {
    let word = try next()
    if word == "-" { return nil }
    let most = LayoutSnapshot.mostTextBytes
    // Each byte of a text may be a sign and two digits.
    guard word.utf8.first == UInt8(ascii: "'"), word.utf8.count <= 1 + 3 * most else { try fail() }
    var bytes: [UInt8] = []
    var escaped = word.dropFirst().utf8[...]
    while let byte = escaped.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = escaped.prefix(2)
      guard digits.count == 2, let text = Substring(digits) as Substring?,
        let value = UInt8(text, radix: 16)
      else { try fail() }
      bytes.append(value)
      escaped = escaped.dropFirst(2)
    }
    guard bytes.count <= most, let text = String(validating: bytes, as: UTF8.self) else {
      try fail()
    }
    return text
  }

  mutating func someText() throws(SnapshotError) -> String {
    guard let text = try text() else { try fail() }
    return text
  }

  mutating func integer() throws(SnapshotError) -> Int {
    guard let number = Int(try next()), (-Self.largest...Self.largest).contains(number) else {
      try fail()
    }
    return number
  }

  /// A number of things, or of a line; `nil` for `-`.
  mutating func count() throws(SnapshotError) -> Int? {
    if rest.first == "-" {
      rest.removeFirst()
      return nil
    }
    let number = try integer()
    guard number >= 0 else { try fail() }
    return number
  }

  mutating func someCount() throws(SnapshotError) -> Int {
    guard let count = try count() else { try fail() }
    return count
  }

  /// Any number that code can write, `nan` and `inf` among them.
  mutating func anyNumber() throws(SnapshotError) -> Double {
    guard let number = Double(try next()) else { try fail() }
    return number
  }

  /// A finite number of points.
  mutating func number() throws(SnapshotError) -> Double {
    let number = try anyNumber()
    guard number.isFinite else { try fail() }
    return number
  }

  /// A size that content asks for; `nil` for `-`.
  mutating func size() throws(SnapshotError) -> Double? {
    if rest.first == "-" {
      rest.removeFirst()
      return nil
    }
    let size = try number()
    guard size >= 0 else { try fail() }
    return size
  }

  mutating func rect() throws(SnapshotError) -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  mutating func insets() throws(SnapshotError) -> Insets {
    Insets(top: try number(), left: try number(), bottom: try number(), right: try number())
  }

  mutating func direction() throws(SnapshotError) -> LayoutDirection? {
    let word = try next()
    if word == "-" { return nil }
    guard let direction = LayoutDirection(rawValue: String(word)) else { try fail() }
    return direction
  }

  mutating func someDirection() throws(SnapshotError) -> LayoutDirection {
    guard let direction = try direction() else { try fail() }
    return direction
  }

  mutating func priorities() throws(SnapshotError) -> AxisPriorities {
    guard let horizontal = Priority(try number()), let vertical = Priority(try number()) else {
      try fail()
    }
    return AxisPriorities(horizontal: horizontal, vertical: vertical)
  }

  /// An anchor such as `3.5`: the fourth item's leading edge; `nil` for `-`.
  mutating func anchor(below count: Int) throws(SnapshotError) -> Anchor? {
    let word = try next()
    if word == "-" { return nil }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let item = Int32(parts[0]), item >= 0, item < count,
      let number = Int(parts[1]), let attribute = Attribute(rawValue: number)
    else { try fail() }
    return Anchor(ItemID(index: item), attribute)
  }
}
