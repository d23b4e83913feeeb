extension KindDeclaration {
  /// Questions that are answered as `name: value`.
  static func questions(needsWindows: Bool) -> KindDeclaration {
    KindDeclaration(takesLines: false, needsWindows: needsWindows) {
      object, context throws(PlacedJSONError) in
      try object.takeExpectation()
      guard !context.questions.isEmpty else {
        throw PlacedJSONError(.missingKey("questions"), at: object.place)
      }
      return { _ in .answers }
    }
  }
}
