/// A line of a report that may well be the one that nobody wants, and what speaks for it.
package struct Suspicion: Hashable, Sendable {
  /// What speaks for a line; each has advice of its own.
  package enum Reason: Hashable, Sendable {
    /// No line is the programmer's: they are about views that Apple's software made for itself.
    case apples(ApplePart)
    /// It can't be satisfied on its own: it asks for a size below 0.
    case negative
    /// It comes from a view's frame, and constraints place that view, too.
    case maskLeftOn
    /// Interface Builder made it, because the layout there wasn't complete.
    case prototype
    /// Its constant has a sign that makes a view stick out; with the other sign all lines are
    /// satisfied.
    case wrongSign
    /// Another line ties the same anchors, with another number.
    case saidTwice(other: Int)
    /// It keeps a size that a stack view takes away while it hides the view.
    case hiddenInStack(by: Int)
    /// It is a stack view's spacing, for which there is no room.
    case stackSpacing(by: Int)
    /// It asks for another size than the one that a stack view gives to all it arranges.
    case sharedSize(by: Int)
    /// It needs room in a view that has none at that moment.
    case noRoomYet(by: Int)
    /// Its constant makes a view stick out.
    case sticksOut
    /// It asks for another size than a container gives.
    case givenSize(by: Int)
    /// Another line ties the same edge to something else.
    case tiedTwice(other: Int)
    /// It alone is the programmer's.
    case onlyOwn
    /// It appears in more sets than any other of the programmer's lines.
    case mostSets(count: Int)
    /// UIKit broke it, and nothing points at another line.
    case brokenByUIKit
    /// No line is the programmer's: UIKit gave a size, and its own views don't fit.
    case notYours
  }

  /// How sure it is.
  package enum Confidence: Hashable, Sendable {
    /// Hardly ever wanted.
    case almostCertain
    case likely
    /// One of two lines, and nothing tells which.
    case oneOfTwo
    case possible
  }

  /// The line's place among the entries of its report, counted from 0.
  package let entry: Int
  package let reason: Reason

  /// Whether the report tells all that the reason needs; otherwise the reading is likely at best.
  package let isProven: Bool

  package init(entry: Int, reason: Reason, isProven: Bool = true) {
    self.entry = entry
    self.reason = reason
    self.isProven = isProven
  }

  /// How sure it is.
  package var confidence: Confidence {
    switch reason {
    case .apples: .possible
    case _ where !isProven: .likely
    case .negative, .maskLeftOn: .almostCertain
    case .prototype, .wrongSign, .hiddenInStack, .stackSpacing, .sharedSize, .noRoomYet, .givenSize:
      .likely
    case .saidTwice, .tiedTwice: .oneOfTwo
    case .sticksOut, .onlyOwn, .mostSets, .brokenByUIKit, .notYours: .possible
    }
  }
}
