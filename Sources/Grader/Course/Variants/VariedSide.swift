/// A side of a view, which variants may turn over, with the words and signs that go along.
package enum VariedSide: String, CaseIterable, Hashable, Sendable {
  case leading, trailing
  case left, right
  case top, bottom

  var opposite: VariedSide {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// Whether positions grow from this side on.
  private var isFirst: Bool { self == .leading || self == .left || self == .top }

  /// What its placeholders become, by what stands behind the name; the side itself has no more.
  var values: [String: VariedValue] {
    [
      "": .word(rawValue), "other": .word(opposite.rawValue),
      "plus": .word(isFirst ? "+" : "-"), "minus": .word(isFirst ? "-" : "+"),
      "begins": .word(isFirst ? "begins" : "ends"), "ends": .word(isFirst ? "ends" : "begins"),
      "sign": .number(isFirst ? 1 : -1), "far": .number(isFirst ? 0 : 1),
    ]
  }
}
