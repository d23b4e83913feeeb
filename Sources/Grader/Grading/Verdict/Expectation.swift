package import Course
package import LayoutEngine

/// What an exercise wants of an answer, and in which cases.
package struct Expectation: Hashable, Sendable {
  package let cases: [LayoutCase]
  /// The wanted frames, one for each case; `nil` unless a layout is wanted.
  package let frames: [Frames]?
  /// Frames to look at, one for each case, where they had to be solved and aren't wanted.
  package let shownFrames: [Frames]

  package init(cases: [LayoutCase], frames: [Frames]? = nil, shownFrames: [Frames] = []) {
    self.cases = cases
    self.frames = frames
    self.shownFrames = shownFrames
  }

  /// Solves an exercise's solution in some of its cases.
  ///
  /// - Throws: ``CourseError`` if the solution doesn't give one layout in each of them, and whatever
  ///   `lines` throws, which says what a solution states.
  init(
    of exercise: Exercise, in cases: [LayoutCase],
    stating lines: (CourseText) throws(CourseError) -> (scene: Scene, lines: [Constraint])
  ) throws(CourseError) {
    var solutions: [Int: (scene: Scene, lines: [Constraint])] = [:]
    // What is wrong with a solution is told even where no case needs it.
    for times in Set(cases.map({ $0.setting.times }) + [0]).sorted() {
      solutions[times] = try lines(exercise.solution(after: times))
    }
    var frames: [Frames] = []
    for layoutCase in cases {
      let text = exercise.solution(after: layoutCase.setting.times)
      guard let (scene, lines) = solutions[layoutCase.setting.times] else { continue }
      let constraints = exercise.givenConstraints + lines
      let solution: LayoutSolution
      do {
        solution = try LayoutSolver.solution(
          of: scene.problem(keeping: constraints, in: layoutCase))
      } catch {
        throw CourseError(text.path, .says("course.solver.one", ["error": .text("\(error)")]))
      }
      guard case .solved(let wanted) = solution else {
        throw CourseError(
          text.path,
          .says("course.solution.layout", ["case": .text(layoutCase.name)]))
      }
      frames.append(wanted)
    }
    self.init(cases: cases, frames: frames)
  }

  /// The wanted frames of a case; `nil` unless a layout is wanted there.
  package func frames(in layoutCase: LayoutCase) -> Frames? {
    guard let frames else { return nil }
    return zip(cases, frames).first { $0.0 == layoutCase }?.1
  }
}
