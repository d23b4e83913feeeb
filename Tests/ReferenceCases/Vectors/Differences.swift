import LayoutEngine

/// What differs between an answer and the one that was expected, line by line.
struct Differences {
  private(set) var lines: [String] = []

  /// Compares two values by what they are.
  mutating func compare<Value: Equatable>(_ what: String, _ found: Value, with wanted: Value) {
    guard found != wanted else { return }
    lines.append("\(what) is \(Self.words(found)), not \(Self.words(wanted))")
  }

  /// Compares two numbers but for rounding.
  mutating func compare(number what: String, _ found: Double, with wanted: Double) {
    guard !Tolerance.same(found, wanted) else { return }
    lines.append("\(what) is \(found), not \(wanted)")
  }

  /// Compares two rectangles but for rounding.
  mutating func compare(rect what: String, _ found: Rect?, with wanted: Rect) {
    guard let found else { return lines.append("\(what) isn't decided") }
    for part in FramePart.allCases {
      compare(number: "\(what).\(part)", found[part], with: wanted[part])
    }
  }

  /// Notes something in words of its own.
  mutating func note(_ line: String) { lines.append(line) }

  private static func words<Value>(_ value: Value) -> String {
    guard let optional = value as? (any OptionalValue) else { return "\(value)" }
    return optional.words
  }
}

/// An optional, whatever it holds.
private protocol OptionalValue { var words: String { get } }

extension Optional: OptionalValue {
  fileprivate var words: String { map { "\($0)" } ?? "nothing" }
}
