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
