/// Questions that are answered as `name: value`.
struct QuestionsDeclaration: KindDeclaration {
  let needsWindows: Bool

  var takesLines: Bool { false }
  var takesSwift: Bool { true }

  func aim(
    _ object: inout ObjectReader, _ context: AimContext
  ) throws(PlacedJSONError) -> AimContext.Reading {
    try object.takeExpectation()
    guard !context.questions.isEmpty else {
      throw PlacedJSONError(.missingKey("questions"), at: object.place)
    }
    return { _ in .answers }
  }
}
