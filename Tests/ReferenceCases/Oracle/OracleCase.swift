import LayoutEngine

/// A scene of Interface Builder, with the frames that Apple's own engine gave its views.
package struct OracleCase: Sendable {
  /// A view, and what is known about it besides.
  struct View: Sendable {
    /// The item as the solver gets it.
    let item: Item
    /// The frame that Apple's engine stored, in the parent's coordinates.
    let frame: Rect
    /// Whether the frame follows from the constraints; otherwise it is given.
    let isSolved: Bool
    /// Other sizes for its content, which must not move anything.
    let stress: IntrinsicSize
  }

  package let id: String
  /// What is peculiar about the case, in the collection's words.
  package let tags: [String]
  /// How far a number may be from the stored one, in points: stored frames are rounded.
  let tolerance: Double
  /// Pixels to a point.
  let scale: Double
  /// By how much other engines miss the stored frames, in points; `nil` if nobody says.
  let referenceError: Double?
  /// Parents before children; a view's handle is its place.
  let views: [View]
  /// The guides; their handles follow the views'.
  let guides: [Item]
  let constraints: [Constraint]

  /// The handles of the views whose frames are to be found.
  var solved: [ItemID] {
    views.indices.filter { views[$0].isSolved }.map { ItemID(index: Int32($0)) }
  }

  /// The case as the engine takes it.
  ///
  /// - Parameter isStressed: Whether content asks for the other sizes where it needs none.
  /// - Returns: The scene with its constraints.
  /// - Throws: ``SceneError`` if two items have the same name.
  func problem(isStressed: Bool) throws(SceneError) -> LayoutProblem {
    var scene = Scene()
    for view in views {
      var item = view.item
      if isStressed {
        item.intrinsic.width = item.intrinsic.width ?? view.stress.width
        item.intrinsic.height = item.intrinsic.height ?? view.stress.height
      }
      try scene.add(item)
    }
    for guide in guides { try scene.add(guide) }
    return LayoutProblem(scene: scene, constraints: constraints)
  }
}
