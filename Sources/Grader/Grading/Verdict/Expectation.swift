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
        throw CourseError(text.path, .says("course.solver.one", ["error": "\(error)"]))
      }
      guard case .solved(let wanted) = solution else {
        throw CourseError(
          text.path,
          .says("course.solution.layout", ["case": layoutCase.name]))
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

/// The wanted layout of an exercise, to try lines against.
package struct WantedLayout: Sendable {
  private let given: [Constraint]
  private let items: [ItemID]
  private let cases: [LayoutCase]
  private let frames: [Frames]
  /// What is measured in, case by case: the window and the views, without constraints.
  private let measures: [LayoutProblem]

  /// `nil` if the exercise wants no layout.
  package init?(_ expectation: Expectation, of exercise: Exercise) {
    guard let frames = expectation.frames else { return nil }
    given = exercise.givenConstraints
    items = Array(exercise.scene.ids)
    cases = expectation.cases
    self.frames = frames
    measures = cases.map { exercise.problem(keeping: [], in: $0) }
  }

  /// By how much the wanted frames miss a constraint, as ``LayoutProblem/violation(of:in:)`` has it,
  /// case by case.
  func violations(of constraint: Constraint) -> [Double] {
    zip(measures, frames).map { $0.violation(of: constraint, in: $1) }
  }

  /// Whether a constraint is true in the wanted layout, in every case.
  package func keeps(_ constraint: Constraint) -> Bool {
    zip(measures, frames).allSatisfy { $0.isSatisfied(constraint, in: $1) }
  }

  /// Whether a constraint is true in the wanted layout of one moment, in every case.
  func keeps(_ constraint: Constraint, after times: Int) -> Bool {
    cases.indices.filter { cases[$0].setting.times == times }
      .allSatisfy { measures[$0].isSatisfied(constraint, in: frames[$0]) }
  }

  /// Whether lines and the given ones have the wanted layout as their only one, in every case.
  ///
  /// The scene contains the views as the answer places them.
  package func follows(from lines: [Constraint], in scene: Scene) -> Bool {
    let all = given + lines
    return zip(cases, frames).allSatisfy { layoutCase, wanted in
      let problem = scene.problem(keeping: all, in: layoutCase)
      guard case .solved(let frames)? = try? LayoutSolver.solution(of: problem) else {
        return false
      }
      return items.allSatisfy { id in
        FramePart.allCases.allSatisfy {
          abs(frames[id][$0] - wanted[id][$0]) <= Tolerance.points
        }
      }
    }
  }

  /// The same, for lines most of which are likely to be false in the wanted layout.
  ///
  /// A required line that is false there needs no solver to be ruled out.
  func mayFollow(from lines: [Constraint], in scene: Scene) -> Bool {
    lines.allSatisfy { !$0.priority.isRequired || keeps($0) } && follows(from: lines, in: scene)
  }
}
