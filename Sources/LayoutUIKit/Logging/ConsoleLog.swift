import Foundation
import LayoutEngine

/// What UIKit writes to the console while a program runs.
@MainActor
package enum ConsoleLog {
  /// Where the text goes: standard error, unless somebody wants to read it.
  package static var write: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Where words of ours go: beside what the program prints, for its author to read.
  package static var tell: (String) -> Void = { text in
    // After what the program has printed so far, which may still wait in a buffer.
    fflush(nil)
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  private static var hasToldOfChange = false

  /// Says, once in a program, that an active constraint changes between required and optional.
  static func noteChangeOfKind(of constraint: NSLayoutConstraint) {
    guard !hasToldOfChange else { return }
    hasToldOfChange = true
    write(changeOfKind(of: constraint))
  }

  /// What is said when an active constraint changes between required and optional.
  package static func changeOfKind(of constraint: NSLayoutConstraint) -> String {
    "An active constraint changes between required and optional: \(constraint.description)\n"
      + "Apple's documentation forbids this, and iOS 12 and older systems raise an exception. Set "
      + "the priority before you activate the constraint. Later changes are not reported."
  }

  /// What is said when a pass would never end.
  ///
  /// - Parameters:
  ///   - views: The views that were asked in its last round.
  ///   - rounds: How many rounds the pass had.
  /// - Returns: The text, with a line for each view.
  static func endlessLayout(_ views: [UIView], _ rounds: Int) -> String {
    let lines = views.map { "    \($0.description)" }.joined(separator: "\n")
    return
      "Layout feedback loop: after \(rounds) rounds of one layout pass there is still something "
      + "to lay out, so the pass stops here. UIKit would go on for ever. These views were asked "
      + "again in the last round:\n\(lines)\n"
      + "Look at what their layoutSubviews and updateConstraints do: a call of setNeedsLayout or "
      + "setNeedsUpdateConstraints, or a change to a constraint, asks for one more round each time."
  }

  /// What is said when a constraint is added to a view that doesn't hold its items.
  package static func unprepared(_ constraint: NSLayoutConstraint) -> String {
    RuntimeMessage.hierarchyNotPrepared(constraint: constraint.description).text
  }
}
