/// What is flexible along one axis: the margin before a view, its size, the margin after it.
package struct AxisMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  /// Makes a mask of the three lowest bits; higher ones are dropped.
  package init(rawValue: Int) { self.rawValue = rawValue & 0b111 }

  /// The left or top margin.
  package static let before = AxisMask(rawValue: 1)
  /// The width or height.
  package static let size = AxisMask(rawValue: 2)
  /// The right or bottom margin.
  package static let after = AxisMask(rawValue: 4)

  /// Margin, size, margin as a conflict log shows them: `&` is flexible, `-` is not.
  ///
  /// With nothing flexible the far margin gives way all the same, and UIKit says so: `--&`.
  ///
  /// Source: docs/SEMANTICS.md, S7.23.
  package var logText: String {
    let shown = isEmpty ? .after : self
    return [AxisMask.before, .size, .after].map { shown.contains($0) ? "&" : "-" }.joined()
  }
}
