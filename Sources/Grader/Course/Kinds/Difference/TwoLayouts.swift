package import LayoutEngine

/// Two lists of lines that look the same in some windows, and are to be told apart in another.
package struct TwoLayouts: Hashable, Sendable {
  package let a: [GivenLine]
  package let b: [GivenLine]
  /// What of the window isn't the answer's to change.
  package let bounds: [WindowBound]
}

/// Something about the window that the exercise keeps as it is.
package enum WindowBound: Hashable, Sendable {
  /// What a window's sides can be, in points: drawings and people can follow that far.
  package static let lengths = 1.0...10_000.0

  case direction(LayoutDirection)
  /// The least and the most, in points.
  case width(ClosedRange<Double>)
  /// The least and the most, in points.
  case height(ClosedRange<Double>)
}
