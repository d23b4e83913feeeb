/// A statement of a layout problem, on its way to a normal form.
struct FormRow {
  /// The difference of both sides, by columns of the form.
  var difference: Affine
  let relation: Relation
  let priority: Priority
  /// Whether it says something else where text runs the other way.
  let isDirectional: Bool
  /// The constraint's place in its problem; `nil` for what the scene adds.
  let constraint: Int?

  /// Whether it says what something is in every layout.
  var isEquation: Bool { relation == .equal && priority.isRequired }
}
