import LayoutEngine
import Testing

/// The constraints of a text, with no rule asked.
func constraints(_ text: String, in scene: Scene) throws -> [Constraint] {
  try EquationReader.read(text).constraints.map { written in
    let draft = try written.draft(in: scene)
    return Constraint(
      try #require(draft.first), draft.relation,
      draft.second.map {
        .anchor($0, multiplier: draft.multiplier, constant: draft.constant)
      } ?? .length(draft.constant),
      priority: try #require(Priority(draft.priority)), identifier: draft.identifier,
      origin: draft.origin)
  }
}
