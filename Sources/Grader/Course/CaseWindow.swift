package import LayoutEngine

/// A window in which an answer is looked at: its size, and what is otherwise there than in the
/// exercise's scene.
package struct CaseWindow: Hashable, Sendable {
  /// What is otherwise about one item; `nil` leaves it as it is.
  package struct Change: Hashable, Sendable {
    let item: ItemID
    var margins: Insets?
    /// Of a guide, how far inside of its owner it lies.
    var insets: Insets?
    var intrinsic: IntrinsicSize?
    var baselines: Baselines?
  }

  /// In points.
  package let size: Size
  /// What is otherwise, in words that may follow `with`; `nil` if nothing is.
  package let name: String?
  package let changes: [Change]
  /// How often the exercise's ``SwiftSequel`` happens before the layout is looked at.
  package let times: Int

  package var hasOtherContent: Bool { !changes.isEmpty }

  package init(size: Size, name: String? = nil, changes: [Change] = [], times: Int = 0) {
    self.size = size
    self.name = name
    self.changes = changes
    self.times = times
  }
}

extension Scene {
  /// The same scene in one case: in a window of its size, and with what is otherwise there.
  package func placed(in layoutCase: LayoutCase) -> Scene {
    var scene = sized(to: layoutCase.window)
    for change in layoutCase.setting.changes where scene.contains(change.item) {
      if let margins = change.margins { scene.setMargins(margins, of: change.item) }
      if let insets = change.insets { scene.inset(change.item, by: insets) }
      if let intrinsic = change.intrinsic {
        scene.update(change.item) { $0.intrinsic = intrinsic }
      }
      if let baselines = change.baselines {
        scene.update(change.item) { $0.baselines = baselines }
      }
    }
    return scene
  }

  package func problem(
    keeping constraints: [Constraint], in layoutCase: LayoutCase
  ) -> LayoutProblem {
    LayoutProblem(
      scene: placed(in: layoutCase), constraints: constraints, direction: layoutCase.direction,
      workLimit: .ofAnswer)
  }
}
