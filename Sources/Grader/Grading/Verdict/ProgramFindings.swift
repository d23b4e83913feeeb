package import Course
package import LayoutEngine

/// What the compiler refuses, or what we do before it.
package struct CompilerFinding: Hashable, Sendable {
  package let messages: [CompilerMessage]
  /// Where the first error is; `nil` if it is about the file as a whole.
  package let range: SourceRange?
  /// Whether the file was refused before it came to the compiler.
  package let isRefusal: Bool

  /// The error that is spoken of.
  package var first: CompilerMessage? { messages.first { $0.kind == .error } ?? messages.first }

  /// The other errors, the causes before what follows from them.
  package var others: [CompilerMessage] {
    Array(messages.filter { $0.kind == .error }.dropFirst())
  }
}

package struct CrashFinding: Hashable, Sendable {
  package let crash: Crash
  /// The learner's line, where it is known.
  package let range: SourceRange?
  package let layoutCase: LayoutCase?
  /// Whether it happened to a constraint, which may have been made long before.
  package let isAboutConstraint: Bool

  init(
    _ crash: Crash, range: SourceRange?, layoutCase: LayoutCase?, isAboutConstraint: Bool = false
  ) {
    self.crash = crash
    self.isAboutConstraint = isAboutConstraint
    self.range = range
    self.layoutCase = layoutCase
  }
}

/// How the layout that a program ended with differs from the one that follows from its constraints.
package struct ProgramLayoutFinding: Hashable, Sendable {
  package indirect enum Difference: Hashable, Sendable {
    /// A view is elsewhere in the program's window; both frames are in the window's coordinates.
    case elsewhere(Rect, solved: Rect, Obstacle?)
    /// A view has its frame, and is drawn turned, mirrored or scaled.
    case turned(Obstacle?)
    /// A view is in its place, and nobody can see it there.
    case unseen(Obstacle)
    /// The program's own engine finds the view ambiguous.
    case ambiguous
  }

  package struct Obstacle: Hashable, Sendable {
    package let kind: SnapshotPlace.Kind
    /// The view's name; `nil` for one that isn't among the views that were handed over.
    package let view: String?
    /// Whether the view is the window's content view.
    package let isRoot: Bool
  }

  package let item: String
  package let difference: Difference
  package let layoutCase: LayoutCase
}

/// What a program did on the way to its layout, in one case.
package struct ProgramTrace: Hashable, Sendable {
  /// A method that a pass calls, called by hand.
  package struct Call: Hashable, Sendable {
    package let method: String
    package let range: SourceRange?
  }

  /// Constraints that were active at the same time and can't all be satisfied.
  package struct Conflict: Hashable, Sendable {
    package let constraints: [Constraint]
    /// Where the last of them was activated or changed.
    package let range: SourceRange?
  }

  /// Whether code marked a view for `updateConstraints()` since the last thing happened.
  let hasMarked: Bool
  let call: Call?
  package let conflict: Conflict?
  /// Where code took the mask of the window's content view away.
  package let unmasking: SourceRange?
}

/// What an exercise about doing doesn't accept, although the layout is right.
package struct TraceFinding: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case conflict(ProgramTrace.Conflict)
    case callByHand(ProgramTrace.Call)
    case unmarked
  }

  package let kind: Kind
  package let layoutCase: LayoutCase

  package var code: String {
    switch kind {
    case .conflict: "conflict-in-between"
    case .callByHand: "called-by-hand"
    case .unmarked: "not-marked"
    }
  }

  /// The line that did it, where it is known.
  package var range: SourceRange? {
    switch kind {
    case .conflict(let conflict): conflict.range
    case .callByHand(let call): call.range
    case .unmarked: nil
    }
  }

  /// The verdict in one line: `ruleMissed called-by-hand line 39, window 320x176`.
  var summary: String {
    "ruleMissed \(code)" + (range.map { " line \($0.line)" } ?? "") + ", \(layoutCase.name)"
  }
}
