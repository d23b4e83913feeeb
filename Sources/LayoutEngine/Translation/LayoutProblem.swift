/// Everything that determines a layout: the items, the constraints and the reading direction.
package struct LayoutProblem: Sendable {
  /// The items; the window is the scene's first one.
  package var scene: Scene
  /// The constraints, in the order in which they were written.
  package var constraints: [Constraint]
  /// The reading direction of the window.
  package var direction: LayoutDirection
  /// How far each search may go; answers are solved many times, and some are written to take long.
  package var workLimit: WorkLimit

  package init(
    scene: Scene, constraints: [Constraint], direction: LayoutDirection = .leftToRight,
    workLimit: WorkLimit = .usual
  ) {
    self.scene = scene
    self.constraints = constraints
    self.direction = direction
    self.workLimit = workLimit
  }
}
