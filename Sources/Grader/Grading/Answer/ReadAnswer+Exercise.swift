package import LayoutEngine

extension ReadAnswer.Case {
  /// The answer's scene with the exercise's items in the parents that they have in the exercise.
  ///
  /// A program may hang a given view into one of its own. What is wanted, and what is told, is where
  /// the view is in the window; everything that knows the exercise finds it in its place here.
  func scene(asIn exercise: Scene) -> Scene { scene.hung(asIn: exercise) }

  /// A solution in which nothing that is never drawn is ambiguous.
  ///
  /// Guides, and views without anything to see, may be anywhere. Where a view that counts depends on
  /// one, that view is ambiguous, too.
  func counted(_ solution: LayoutSolution) -> LayoutSolution {
    guard !undrawn.isEmpty, case .ambiguous(let frames, let ambiguity) = solution else {
      return solution
    }
    let ranges = ambiguity.ranges.filter { !undrawn.contains($0.item) }
    guard !ranges.isEmpty else { return .solved(frames) }
    return .ambiguous(
      frames,
      Ambiguity(
        ranges: ranges, witness: ambiguity.witness, otherWitness: ambiguity.otherWitness))
  }

  /// A solution with its frames in the coordinates of ``scene(asIn:)``.
  package func solution(_ solution: LayoutSolution, asIn exercise: Scene) -> LayoutSolution {
    guard scene.isHungOtherwise(than: exercise) else { return solution }
    func moved(_ frames: Frames) -> Frames { self.frames(frames, asIn: exercise) }
    return switch solution {
    case .solved(let frames): .solved(moved(frames))
    case .ambiguous(let frames, let ambiguity):
      .ambiguous(
        moved(frames),
        Ambiguity(
          ranges: ambiguity.ranges, witness: moved(ambiguity.witness),
          otherWitness: moved(ambiguity.otherWitness)))
    case .unsatisfiable: solution
    }
  }

  private func frames(_ frames: Frames, asIn exercise: Scene) -> Frames {
    var moved = frames
    for id in exercise.ids {
      guard let parent = exercise[id].parent else { continue }
      let corner = frames.frameInRoot(of: parent, in: scene)
      moved[id] = frames.frameInRoot(of: id, in: scene)
      moved[id].x -= corner.x
      moved[id].y -= corner.y
    }
    return moved
  }
}

extension Scene {
  /// Whether an item of the exercise's has another parent here.
  func isHungOtherwise(than exercise: Scene) -> Bool {
    exercise.ids.contains { self[$0].parent != exercise[$0].parent }
  }

  /// The same items with the exercise's in the parents that they have there.
  func hung(asIn exercise: Scene) -> Scene {
    guard isHungOtherwise(than: exercise) else { return self }
    var scene = self
    for id in exercise.ids {
      if let parent = exercise[id].parent { _ = scene.move(id, into: parent) }
    }
    return scene
  }
}
