extension KindDeclaration {
  /// Questions that are answered as `name: value`.
  static func questions(needsWindows: Bool) -> KindDeclaration {
    KindDeclaration(takesLines: false, needsWindows: needsWindows) {
      object, context throws(CourseError) in
      try object.takeExpectation()
      guard !context.questions.isEmpty else {
        throw object.missing("questions")
      }
      return { _ in .answers }
    }
  }
}
