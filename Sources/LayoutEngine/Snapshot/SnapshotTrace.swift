/// What a program did on the way to its layout.
///
/// It is bounded, however long the program runs: actions are counted, and the first call by hand and
/// the first conflict are kept.
package struct SnapshotTrace: Hashable, Sendable {
  /// What is counted.
  package enum Action: String, CaseIterable, Hashable, Sendable {
    case activation, deactivation
    /// Code calls `setNeedsLayout()` or `setNeedsUpdateConstraints()`.
    case layoutMark, updateMark
    /// A pass calls `layoutSubviews()` or `updateConstraints()`.
    case layoutPass, updatePass
    /// Code calls by hand what a pass calls.
    case callByHand
  }

  /// A call by hand, a conflict, or a layout that doesn't come to rest.
  package struct Event: Hashable, Sendable {
    /// The method that was called; of a layout without an end, the view that is laid out again and
    /// again; empty for a conflict.
    package let method: String
    /// The line of the answer that did it, counted from 1.
    package var line: Int?
    /// While the line isn't known: the calls that led there, as offsets in the program in hexadecimal
    /// digits, the innermost first.
    package var callers: [String]
    /// Required constraints that were active at the same time and can't all be satisfied.
    package var constraints: [SnapshotConstraint]

    package init(
      method: String = "", line: Int? = nil, callers: [String] = [],
      constraints: [SnapshotConstraint] = []
    ) {
      self.method = method
      self.line = line
      self.callers = callers
      self.constraints = constraints
    }
  }

  /// The most constraints of a conflict, and the most calls that led somewhere.
  package static let mostEntries = 16

  /// How often something was done since the last thing happened to the answer.
  package var counts: [Action: Int] = [:]
  /// The first call by hand.
  package var call: Event?
  /// The first conflict.
  package var conflict: Event?
  /// The first layout pass that would never have come to an end.
  package var endless: Event?
  /// Where code first took the mask away that lets the content view fill the window.
  package var unmasking: Event?

  package init() {}
}
