/// Lines with which something is to be wrong.
struct FlawDeclaration: KindDeclaration {
  var keys: [String] { ["wants"] }
  var takesSwift: Bool { false }

  func aim(
    _ object: inout ObjectReader, _ context: AimContext
  ) throws(PlacedJSONError) -> AimContext.Reading {
    let flaw = try FlawFields(exercise: context).flaw(object.required("wants"))
    return { _ in .flaw(flaw) }
  }

  /// What is free has to be free in any window; a conflict is wanted in those that are named.
  func canHaveHiddenCases(_ aim: Exercise.Aim) -> Bool {
    if case .flaw(.freedom) = aim { true } else { false }
  }
}
