/// Exercises that ask for a conflict, or for an ambiguous layout.
struct FlawDeclaration: KindDeclaration {
  var keys: [String] { ["wants"] }
  var takesSwift: Bool { false }

  func aim(
    _ object: inout ObjectReader, _ context: AimContext
  ) throws(PlacedJSONError) -> AimContext.Reading {
    let flaw = try FlawFields(exercise: context).flaw(object.required("wants"))
    return { _ in .flaw(flaw) }
  }

  /// An ambiguity has to exist in every window, but a conflict only in those that are named.
  func canHaveHiddenCases(_ aim: Exercise.Aim) -> Bool {
    if case .flaw(.ambiguity) = aim { true } else { false }
  }
}
