package import Course
package import LayoutEngine

/// What only one kind of exercise finds wrong with an answer: that the answer breaks
/// a rule of the exercise, or that a line can't be read.
package enum KindFact: Hashable, Sendable {
  case flaw(FlawRule)
  case difference(DifferenceRule)
  case window(WindowError)
  case prediction(PredictionError)
  case log(LogAnswerError)

  package var code: String {
    switch self {
    case .flaw(let rule): rule.code
    case .difference(let rule): rule.code
    case .window(let error): error.code
    case .prediction(let error): error.code
    case .log(let error): error.code
    }
  }

  /// The situation that is spoken of, and what follows from the answer there if that is one layout.
  package var place: (layoutCase: LayoutCase, frames: Frames?)? {
    switch self {
    case .flaw(let rule): rule.place
    case .difference(let rule): rule.place
    case .window, .prediction, .log: nil
    }
  }

  /// The line to point at, where it is one.
  package var range: SourceRange? {
    if case .difference(let rule) = self { rule.range } else { nil }
  }

  /// Why the constraints of the answer don't have the flaw that is asked for, where it is that.
  package var missedFlaw: FlawRule? { if case .flaw(let rule) = self { rule } else { nil } }
}

/// How a window fails to tell two layouts apart.
package enum DifferenceRule: Hashable, Sendable {
  case sameThere(LayoutPair)
  /// What the exercise keeps as it is has changed.
  case outOfBounds(WindowBound, WindowChoice)

  var code: String {
    switch self {
    case .sameThere: "same-there"
    case .outOfBounds: "out-of-bounds"
    }
  }

  /// The situation that is spoken of, and what follows there if that is one layout.
  var place: (layoutCase: LayoutCase, frames: Frames?)? {
    switch self {
    case .sameThere(let pair): (pair.layoutCase, pair.a.frames)
    case .outOfBounds(_, let choice): (choice.layoutCase, nil)
    }
  }

  /// The line to point at, where it is one.
  var range: SourceRange? {
    switch self {
    case .sameThere: nil
    case .outOfBounds(.direction, let choice): choice.directionRange
    case .outOfBounds(_, let choice): choice.windowRange
    }
  }
}

/// The window that an answer looks at, and in which direction it is read.
package struct WindowChoice: Hashable, Sendable {
  /// In points.
  package let window: Size
  package let direction: LayoutDirection
  /// Where the window stands in the answer; `nil` if it is the exercise's.
  package let windowRange: SourceRange?
  /// Where the direction stands in the answer; `nil` if it is left to right because nothing is said.
  package let directionRange: SourceRange?

  package var layoutCase: LayoutCase {
    LayoutCase(CaseWindow(size: window), direction: direction, isShown: false)
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

/// Why a line of an answer that names a window can't be read.
package enum WindowError: Hashable, Sendable {
  /// The line has no colon.
  case notALine
  case saidTwice(String)
  /// The line is about something else than the window and the direction.
  case unknownSetting(String)
  /// The window isn't two lengths.
  case notAWindow(String)
  /// The window is too small or too large to look at.
  case outOfRange(Size)
  case unknownDirection(String)

  var code: String {
    switch self {
    case .notALine: "E401"
    case .saidTwice: "E403"
    case .unknownSetting: "E441"
    case .notAWindow: "E442"
    case .outOfRange: "E443"
    case .unknownDirection: "E444"
    }
  }
}

/// What follows from two lists of lines in one case.
package struct LayoutPair: Hashable, Sendable {
  package let layoutCase: LayoutCase
  package let a: LayoutSolution
  package let b: LayoutSolution

  /// Whether the two can be told apart.
  ///
  /// One layout beside none, or beside many, can; none beside none can't, nor many beside many.
  func differs(in scene: Scene) -> Bool {
    switch (a, b) {
    case (.solved, .solved): difference(in: scene) != nil
    case (.ambiguous, .ambiguous), (.unsatisfiable, .unsatisfiable): false
    default: true
    }
  }

  /// The first number that is another in the other layout: width, height, leading, top by view.
  package func difference(in scene: Scene) -> Anchor? {
    guard case .solved(let one) = a, case .solved(let other) = b else { return nil }
    return scene.firstMisplaced(in: one, wanted: other)
  }
}

extension TwoLayouts {
  /// What follows from both in one case.
  ///
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  func pair(
    in layoutCase: LayoutCase, of exercise: Exercise
  ) throws(SolverError) -> LayoutPair {
    func solution(_ lines: [GivenLine]) throws(SolverError) -> LayoutSolution {
      try LayoutSolver.solution(
        of: exercise.problem(
          keeping: exercise.givenConstraints + lines.flatMap { $0.constraints }, in: layoutCase))
    }
    return LayoutPair(layoutCase: layoutCase, a: try solution(a), b: try solution(b))
  }
}

/// How an answer lacks the flaw that the exercise asks for.
package indirect enum FlawRule: Hashable, Sendable {
  /// Every constraint can be satisfied, although the exercise asks for a conflict.
  case nothingConflicts(SatisfiedLines)
  /// Other constraints conflict than the exercise asks for.
  case otherConflict(ConflictFinding)
  /// Nothing is ambiguous, although the exercise asks for it.
  case nothingAmbiguous(SatisfiedLines)
  /// Other anchors are ambiguous than the exercise asks for.
  case otherAmbiguous(OtherAmbiguityFinding)

  var code: String {
    switch self {
    case .nothingConflicts: "nothing-conflicts"
    case .otherConflict: "other-conflict"
    case .nothingAmbiguous: "nothing-free"
    case .otherAmbiguous: "other-free"
    }
  }

  /// The situation that is spoken of, and what follows there if that is one layout.
  var place: (layoutCase: LayoutCase, frames: Frames?)? {
    switch self {
    case .nothingConflicts(let lines), .nothingAmbiguous(let lines):
      (lines.layoutCase, lines.frames)
    case .otherConflict(let finding): (finding.layoutCase, nil)
    case .otherAmbiguous(let finding): (finding.layoutCase, finding.ambiguity.witness)
    }
  }

  /// The number that is spoken of, where it is one.
  var anchor: Anchor? {
    if case .otherAmbiguous(let finding) = self { finding.surplus ?? finding.missing } else { nil }
  }

  /// What conflicts in place of what is wanted.
  package var conflict: Conflict? {
    if case .otherConflict(let finding) = self { finding.conflict } else { nil }
  }

  /// What is ambiguous in place of what is wanted.
  package var ambiguity: Ambiguity? {
    if case .otherAmbiguous(let finding) = self { finding.ambiguity } else { nil }
  }
}

/// Lines that can all be satisfied, although the exercise asks for a flaw.
package struct SatisfiedLines: Hashable, Sendable {
  package let layoutCase: LayoutCase
  /// A layout that satisfies every line.
  package let frames: Frames
  /// Whether another layout does, too.
  package let isAmbiguous: Bool
}

/// Ambiguous anchors that differ from those that the exercise asks for.
package struct OtherAmbiguityFinding: Hashable, Sendable {
  package let layoutCase: LayoutCase
  /// The ambiguous anchors, in the order in which reports list them.
  package let found: [Anchor]
  /// The anchors that should be ambiguous.
  package let wanted: [Anchor]
  /// Two layouts that satisfy every line.
  package let ambiguity: Ambiguity

  /// The first anchor that is ambiguous and shouldn't be.
  package var surplus: Anchor? { found.first { !wanted.contains($0) } }
  /// The first anchor that should be ambiguous and isn't.
  package var missing: Anchor? { wanted.first { !found.contains($0) } }
}
