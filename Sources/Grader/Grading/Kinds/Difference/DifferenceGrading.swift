package import Course
import LayoutEngine

/// Answers that name a window in which two layouts differ.
struct DifferenceGrading: KindGrading {
  let layouts: TwoLayouts

  /// The frames that both layouts have in the windows that are shown.
  func expectation(of exercise: Exercise) throws(CourseError) -> Expectation {
    let path = "\(exercise.lessonFolder)/\(exercise.id)/exercise.json"
    var frames: [Frames] = []
    for layoutCase in exercise.cases {
      let pair: LayoutPair
      do { pair = try layouts.pair(in: layoutCase, of: exercise) } catch {
        throw CourseError(path, .says("course.solver.two", ["error": .text("\(error)")]))
      }
      guard case .solved(let one) = pair.a, case .solved = pair.b else {
        throw CourseError(path, .says("course.difference.layout", ["case": .text(layoutCase.name)]))
      }
      if let anchor = pair.difference(in: exercise.scene) {
        throw CourseError(
          path,
          .says(
            "course.difference.same",
            ["case": .text(layoutCase.name), "anchor": .text(exercise.scene.name(of: anchor))]))
      }
      frames.append(one)
    }
    return Expectation(cases: exercise.cases, shownFrames: frames)
  }

  /// The evidence of an answer that passes is the ``LayoutPair`` in its window.
  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(FailureReason) {
    let exercise = findings.exercise
    let choice = try WindowAnswerReader(exercise).choice(in: findings.answer.text)
    if let bound = layouts.bounds.first(where: { !$0.holds(for: choice) }) {
      throw .ruleMissed(.ofKind(.difference(.outOfBounds(bound, choice))))
    }
    let pair = try Grading.solved { () throws(SolverError) in
      try layouts.pair(in: choice.layoutCase, of: exercise)
    }
    guard pair.differs(in: exercise.scene) else {
      throw .ruleMissed(.ofKind(.difference(.sameThere(pair))))
    }
    findings.evidence = .pair(pair)
  }

  func others(in findings: Findings) -> [Finding] { [] }

  func outcome(of findings: Findings, in exercise: Exercise, isReadAlike: Bool) -> [String]? {
    nil
  }

  func statements(of text: String, for exercise: Exercise) -> [FormedAnswer.Statement] {
    WindowAnswerReader.lines(of: text).map { line in
      FormedAnswer.Statement(line) { .entry($0.text, isBlank: $0.isBlank) }
    }
  }
}

/// How a window fails to tell two layouts apart.
package enum DifferenceRule: Hashable, Sendable {
  /// They look the same there.
  case sameThere(LayoutPair)
  /// What the exercise keeps as it is has changed.
  case outOfBounds(WindowBound, WindowChoice)

  /// Its name, as reports have it.
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
