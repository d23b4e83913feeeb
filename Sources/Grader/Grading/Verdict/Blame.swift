package import Course
package import LayoutEngine

/// The first line of an answer that is false in the wanted layout.
///
/// Whatever else goes wrong follows from such a line, or would go wrong with it: it is the one to
/// talk about. If every line is true in the wanted layout, nothing written is wrong and something
/// is missing, or a priority is.
package struct Blame: Hashable, Sendable {
  package let constraint: Constraint
  /// The first situation in which it is false.
  package let layoutCase: LayoutCase
  /// The lines with which it conflicts once every view of the exercise is in its wanted place.
  ///
  /// `nil` for a line that is false there by itself. What an answer made besides those views has no
  /// wanted place: a line about it can only be false together with others, or with a size that
  /// would be negative.
  package let partners: [Constraint]?

  /// Puts the wanted frames into every required line, in the order in which they were written.
  ///
  /// - Returns: The first that is false in any case, or `nil` if all are true in all cases, or no
  ///   layout is wanted.
  package init?(
    among constraints: [Constraint], expectation: Expectation, scene: Scene
  ) {
    self.init(
      among: Array(repeating: constraints, count: expectation.cases.count),
      expectation: expectation, scene: scene)
  }

  /// The same for an answer that may state something else in each case, and about things that it
  /// made itself: of lines that are false together, the last is meant.
  init?(in answer: ReadAnswer, expectation: Expectation, scene: Scene) {
    if let blame = Self(
      among: answer.cases.map({ $0.lines }), expectation: expectation, scene: scene)
    {
      self = blame
      return
    }
    guard let frames = expectation.frames else { return nil }
    for (index, own) in answer.cases.enumerated() where own.scene.items.count > scene.items.count {
      let layoutCase = expectation.cases[index]
      let conflict = own.conflict(with: frames[index], of: scene, in: layoutCase)
      guard let last = conflict.last else { continue }
      self.init(constraint: last, layoutCase: layoutCase, partners: conflict.dropLast())
      return
    }
    return nil
  }

  private init(constraint: Constraint, layoutCase: LayoutCase, partners: [Constraint]?) {
    self.constraint = constraint
    self.layoutCase = layoutCase
    self.partners = partners
  }

  /// Looks at the first line in every case, then at the second.
  init?(among lines: [[Constraint]], expectation: Expectation, scene: Scene) {
    guard let frames = expectation.frames else { return nil }
    let problems = expectation.cases.map { scene.problem(keeping: [], in: $0) }
    for place in 0..<(lines.map({ $0.count }).max() ?? 0) {
      for (index, own) in lines.enumerated() where own.indices.contains(place) {
        let constraint = own[place]
        guard constraint.priority.isRequired, scene.contains(constraint.first.item),
          constraint.second.anchor.map({ scene.contains($0.item) }) ?? true,
          !problems[index].isSatisfied(constraint, in: frames[index])
        else { continue }
        self.init(
          constraint: constraint, layoutCase: expectation.cases[index], partners: nil)
        return
      }
    }
    return nil
  }

  /// The line, counted from 1.
  package var line: Int? { constraint.origin.answerRange?.line }
}

extension ReadAnswer.Case {
  /// The first required lines about things that the answer made itself which can't all be satisfied once
  /// every item of the exercise has its wanted frame; empty if they can.
  fileprivate func conflict(
    with frames: Frames, of exercise: Scene, in layoutCase: LayoutCase
  ) -> [Constraint] {
    let isOwn = { (anchor: Anchor) in !exercise.contains(anchor.item) }
    let own = lines.filter { line in
      line.priority.isRequired && (isOwn(line.first) || line.second.anchor.map(isOwn) ?? false)
    }
    var problem = scene.problem(keeping: own, in: layoutCase)
    for id in exercise.ids.dropFirst() {
      problem.scene.update(id) { ($0.intrinsic, $0.text) = (IntrinsicSize(), nil) }
      if case .content = exercise[id].placement {
        // Where it begins follows from its owner, and its size is what it shows.
        problem.constraints += [FramePart.width, .height].map {
          Constraint(Anchor(id, $0.attribute), .equal, .length(frames[id][$0]))
        }
      } else if scene[id].parent != exercise[id].parent, let window = exercise.ids.first {
        // Its superview has no wanted place, so it is compared with the window.
        let frame = frames.frameInRoot(of: id, in: exercise)
        problem.scene.place(id, .constraints)
        problem.constraints += [FramePart.x, .y].map {
          let edge: Attribute = $0 == .x ? .left : .top
          return Constraint(
            Anchor(id, edge), .equal,
            .anchor(Anchor(window, edge), multiplier: 1, constant: frame[$0]))
        }
        problem.constraints += [FramePart.width, .height].map {
          Constraint(Anchor(id, $0.attribute), .equal, .length(frame[$0]))
        }
      } else {
        problem.scene.place(id, .given(frames[id]))
      }
    }
    guard case .unsatisfiable(let conflict)? = try? LayoutSolver.solution(of: problem) else {
      return []
    }
    return conflict.members.compactMap { member in
      guard case .constraint(let index) = member, own.indices.contains(index) else { return nil }
      return own[index]
    }
  }
}
