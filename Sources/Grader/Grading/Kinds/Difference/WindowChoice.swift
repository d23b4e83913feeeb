package import Course
package import LayoutEngine

/// The window that an answer looks at, and in which direction it is read.
package struct WindowChoice: Hashable, Sendable {
  /// In points.
  package let window: Size
  package let direction: LayoutDirection
  /// Where the window stands in the answer; `nil` if it is the exercise's.
  package let windowRange: SourceRange?
  /// Where the direction stands in the answer; `nil` if it is left to right because nothing is said.
  package let directionRange: SourceRange?

  /// The choice as a case.
  package var layoutCase: LayoutCase {
    LayoutCase(CaseWindow(size: window), direction: direction, isShown: false)
  }
}

/// A choice that doesn't keep to what the exercise leaves as it is.
package struct BoundFinding: Hashable, Sendable {
  package let bound: WindowBound
  package let choice: WindowChoice

  /// The line that goes too far.
  package var range: SourceRange? {
    if case .direction = bound { choice.directionRange } else { choice.windowRange }
  }
}

extension WindowBound {
  /// Whether a choice keeps to it.
  package func holds(for choice: WindowChoice) -> Bool {
    switch self {
    case .direction(let direction): choice.direction == direction
    case .width(let range): range.contains(choice.window.width)
    case .height(let range): range.contains(choice.window.height)
    }
  }
}
