extension KindDeclaration {
  static let lines = KindDeclaration { object, _ throws(PlacedJSONError) in
    try object.takeExpectation()
    return { _ in .solution }
  }
}
