import Course
import Grading
import LayoutEngine

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
    let wanted = exercise.proof.ambiguousAnchors
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
