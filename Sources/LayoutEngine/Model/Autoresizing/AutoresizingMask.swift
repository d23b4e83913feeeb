/// The autoresizing mask of a view: which of its margins and sizes change with its superview.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  /// Makes a mask of the six lowest bits; higher ones mean nothing and are dropped.
  package init(rawValue: Int) { self.rawValue = rawValue & 0b111_111 }

  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The three bits that count along one axis.
  package func parts(along axis: Axis) -> AxisMask {
    switch axis {
    case .horizontal: AxisMask(rawValue: rawValue)
    case .vertical: AxisMask(rawValue: rawValue >> 3)
    }
  }

  /// The prefix of a translated constraint in a conflict log, for example `h=&-& v=--&`.
  package var logText: String {
    "h=\(parts(along: .horizontal).logText) v=\(parts(along: .vertical).logText)"
  }
}
