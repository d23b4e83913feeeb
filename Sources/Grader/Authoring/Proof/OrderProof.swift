import Course
import Grading
import LayoutEngine

/// Proves that nothing is asked before it is taught, and that nothing is taught too late.
struct OrderProof {
  /// The idea that there are two reading directions.
  private static let directions = "direction"

  let course: Course

  /// Proves the place of every lesson, what it needs, its directions, and when it begins.
  func run(_ tally: inout ProofTally) {
    var taught: Set<String> = []
    var minute = 0
    for (number, lesson) in zip(course.numbers, course.lessons) {
      prove(number, of: lesson, &tally)
      prove(needsOf: lesson, in: taught, &tally)
      proveDeadlines(of: lesson, beginningAt: minute, after: taught, &tally)
      taught.formUnion(lesson.header.teaches)
      proveDirections(of: lesson, areTaught: taught.contains(Self.directions), &tally)
      minute += lesson.minutes(with: course.exercises(of: lesson))
    }
    for deadline in course.deadlines where !taught.contains(deadline.idea) {
      tally.add(
        Course.outlinePath, at: deadline.place,
        .says("check.deadline.idea", ["idea": deadline.idea]))
    }
  }

  /// A folder's number must be the lesson's place.
  private func prove(
    _ number: LessonNumber, of lesson: Lesson, _ tally: inout ProofTally
  ) {
    let folder = lesson.header.folder(numbered: number)
    guard lesson.folder != folder else { return }
    tally.add(lesson.file.path, .says("check.place", ["folder": folder, "number": "\(number)"]))
  }

  /// What a lesson needs has to be taught before it.
  private func prove(
    needsOf lesson: Lesson, in taught: Set<String>, _ tally: inout ProofTally
  ) {
    for idea in lesson.header.needs {
      if taught.contains(idea) {
        tally.count(.needs)
      } else {
        tally.add(
          lesson.file.path, at: lesson.place(of: "needs"), .says("check.needs", ["idea": idea]))
      }
    }
  }

  /// The lesson that teaches an idea first must begin at its minute or before.
  private func proveDeadlines(
    of lesson: Lesson, beginningAt minute: Int, after taught: Set<String>,
    _ tally: inout ProofTally
  ) {
    for deadline in course.deadlines
    where lesson.header.teaches.contains(deadline.idea) && !taught.contains(deadline.idea) {
      if Double(minute) <= deadline.minute {
        tally.count(.deadlines)
      } else {
        tally.add(
          Course.outlinePath, at: deadline.place,
          .says(
            "check.deadline",
            [
              "lesson": .text(lesson.folder), "minute": .count(minute),
              "idea": .text(deadline.idea), "most": .points(deadline.minute),
            ]))
      }
    }
  }

  /// Before a learner has met both reading directions, no exercise checks from right to left;
  /// afterwards every exercise checks both.
  private func proveDirections(
    of lesson: Lesson, areTaught: Bool, _ tally: inout ProofTally
  ) {
    guard course.lessons.contains(where: { $0.header.teaches.contains(Self.directions) }) else {
      return
    }
    for exercise in course.exercises(of: lesson) {
      let directions = Set(exercise.aim.cases(of: exercise).map(\.direction))
      let path = "\(lesson.folder)/\(exercise.id)/exercise.json"
      if areTaught, directions.count == 1 {
        tally.add(path, .says("check.directions"))
      } else if !areTaught, directions.contains(.rightToLeft) {
        tally.add(path, .says("check.directions.early"))
      }
    }
  }
}

/// Finds the views that every answer has to name.
///
/// Whatever an answer says about the other views, it can't do more than settle all their numbers. If
/// a view is still ambiguous with them and the given lines, no answer that is silent about
/// the view settles it.
enum NecessaryNames {
  static func names(in prepared: PreparedExercise) -> Set<String> {
    let exercise = prepared.exercise
    guard let layoutCase = prepared.expectation.cases.first,
      let frames = frames(in: prepared, layoutCase)
    else { return [] }
    let wanted = exercise.aim.ambiguousAnchors
    var names: Set<String> = []
    for id in exercise.scene.ids
    where exercise.scene[id].kind == .view && exercise.scene[id].parent != nil {
      let bare = exercise.problem(keeping: [], in: layoutCase)
      let problem = exercise.problem(
        keeping: exercise.givenConstraints + bare.settling(frames, butFor: id), in: layoutCase)
      guard case .ambiguous(_, let ambiguity)? = try? LayoutSolver.solution(of: problem) else {
        continue
      }
      // What is to stay open anyhow needs no line.
      let open = ambiguity.ranges.filter { range in
        range.item == id && !wanted.contains(Anchor(id, range.part.attribute))
      }
      if !open.isEmpty { names.insert(exercise.scene[id].name) }
    }
    return names
  }

  /// The wanted frames, or some that the solution leaves open.
  private static func frames(
    in prepared: PreparedExercise, _ layoutCase: LayoutCase
  ) -> Frames? {
    if let frames = prepared.expectation.frames { return frames.first }
    let exercise = prepared.exercise
    guard let read = try? ReadAnswer(Answer(exercise.solution), for: exercise) else { return nil }
    let problem = read.cases[0].problem(of: exercise, in: layoutCase)
    return (try? LayoutSolver.solution(of: problem))?.frames
  }
}

extension LayoutProblem {
  /// Lines that settle all numbers of every item but one view and its own guides.
  fileprivate func settling(_ frames: Frames, butFor view: ItemID) -> [Constraint] {
    guard let root = scene.ids.first else { return [] }
    var lines: [Constraint] = []
    for id in scene.ids
    where id != root && id != view && scene[id].placement == .constraints
      && !(scene[id].kind == .guide && scene[id].parent == view)
    {
      lines += [Attribute.width, .height].map { size in
        let anchor = Anchor(id, size)
        return Constraint(anchor, .equal, .length(value(of: anchor, in: frames)))
      }
      lines += [Attribute.left, .top].map { position in
        let anchor = Anchor(id, position)
        let second = Operand.anchor(
          Anchor(root, position), multiplier: 1, constant: value(of: anchor, in: frames))
        return Constraint(anchor, .equal, second)
      }
    }
    return lines
  }
}
