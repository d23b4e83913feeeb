import LayoutEngine

/// What a kind of exercise declares: what `exercise.json` says about it, and how it is answered.
///
/// What a kind leaves out is as it is for lines that give the solution's layout.
struct KindDeclaration: Sendable {
  /// The keys of `exercise.json` that no other kind has.
  var keys: [String] = []
  /// Whether an answer states constraints, as equations or as a program.
  var takesLines = true
  var takesSwift = true
  var needsWindows = true
  /// Whether the answer names the window that counts, so that none is checked unshown.
  var isAnsweredByWindow = false
  let aim: @Sendable (inout ObjectReader, AimContext) throws(CourseError) -> AimContext.Reading

  /// Refuses what only another kind has; it isn't a key that is misspelt.
  func refuseKeys(ofOthers object: inout ObjectReader) throws(CourseError) {
    for owner in Exercise.Kind.allCases.reversed() {
      for key in owner.declaration.keys where !keys.contains(key) && object.has(key) {
        guard let field = object.optional(key) else { continue }
        throw field.misplaced(.says("json.wants.kind", ["kind": .text(owner.rawValue)]))
      }
    }
  }
}

/// What was read of an exercise before its aim.
struct AimContext {
  /// Makes the aim once lines can be read.
  typealias Reading = @Sendable (GivenLineReader) throws(CourseError) -> Exercise.Aim

  let scene: Scene
  let windows: [CaseWindow]
  let directions: [LayoutDirection]
  let givenLines: Int
  let questions: [Question]
}

extension ObjectReader {
  /// Takes the one expectation there is; the key says so.
  mutating func takeExpectation() throws(CourseError) {
    if let field = optional("expect"), try field.string() != "sameAsSolution" {
      throw field.mismatch(.says("json.wants.sameAsSolution"))
    }
  }
}
