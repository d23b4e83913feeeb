import Foundation
import LayoutEngine

/// What UIKit writes to the console while a program runs.
@MainActor
package enum ConsoleLog {
  /// Where the text goes: standard error, unless somebody wants to read it.
  package static var write: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Where sentences of ours go that UIKit hasn't: standard output, which a learner is shown.
  package static var tell: (String) -> Void = { text in
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// What is said when a constraint is added to a view that doesn't hold its items.
  package static func unprepared(_ constraint: NSLayoutConstraint) -> String {
    RuntimeMessage.hierarchyNotPrepared(constraint: constraint.description).text
  }
}
