extension KindDeclaration {
  /// Lines that give the solution's layout.
  static let lines = KindDeclaration { object, _ throws(PlacedJSONError) in
    try object.takeExpectation()
    return { _ in .solution }
  }
}
