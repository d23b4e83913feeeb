/// Lines that give the solution's layout.
struct LinesDeclaration: KindDeclaration {
  func aim(
    _ object: inout ObjectReader, _ context: AimContext
  ) throws(PlacedJSONError) -> AimContext.Reading {
    try object.takeExpectation()
    return { _ in .solution }
  }
}
