import LayoutEngine

/// A row of a layout problem, on its way to the normal form.
struct FormRow {
  /// The first side minus the second one, in columns of the form.
  var difference: Affine
  let relation: Relation
  let priority: Priority
  /// Whether it means something else in a right-to-left window.
  let isDirectional: Bool
  /// The constraint's place in its problem; `nil` for a row that the scene adds.
  let constraint: Int?

  /// Whether it is a required equation.
  var isEquation: Bool { relation == .equal && priority.isRequired }
}
