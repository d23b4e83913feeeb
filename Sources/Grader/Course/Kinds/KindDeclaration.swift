import LayoutEngine

/// What a kind of exercise declares: what `exercise.json` says about it, and how it is answered.
///
/// What a kind leaves out is as it is for lines that give the solution's layout.
protocol KindDeclaration: Sendable {
  /// The keys of `exercise.json` that no other kind has.
  var keys: [String] { get }
  /// Whether an answer is equations, or a program.
  var takesLines: Bool { get }
  /// Whether an answer may be a program.
  var takesSwift: Bool { get }
  /// Whether `exercise.json` has to name windows.
  var needsWindows: Bool { get }
  /// Whether the answer names the window that counts, so that none is checked unshown.
  var isAnsweredByWindow: Bool { get }

  /// Reads what an answer is to reach.
  func aim(
    _ object: inout ObjectReader, _ context: AimContext
  ) throws(PlacedJSONError) -> AimContext.Reading

  /// The lists of lines that are shown besides the given ones, each with its name.
  func namedLines(of aim: Exercise.Aim) -> [(name: String, lines: [GivenLine])]

  /// Whether a right answer has to be right in windows that the exercise doesn't name.
  func canHaveHiddenCases(_ aim: Exercise.Aim) -> Bool
}

/// What was read of an exercise before its aim.
struct AimContext {
  /// Makes the aim once lines can be read.
  typealias Reading = @Sendable (GivenLineReader) throws(CourseError) -> Exercise.Aim

  let scene: Scene
  let windows: [CaseWindow]
  let directions: [LayoutDirection]
  /// The number of given lines.
  let givenLines: Int
  let questions: [Question]
}

extension KindDeclaration {
  var keys: [String] { [] }
  var takesLines: Bool { true }
  var takesSwift: Bool { takesLines }
  var needsWindows: Bool { true }
  var isAnsweredByWindow: Bool { false }

  func namedLines(of aim: Exercise.Aim) -> [(name: String, lines: [GivenLine])] { [] }
  func canHaveHiddenCases(_ aim: Exercise.Aim) -> Bool { takesLines }

  /// Refuses what only another kind has; it isn't a key that is misspelt.
  func refuseKeys(ofOthers object: inout ObjectReader) throws(PlacedJSONError) {
    for owner in Exercise.Kind.allCases.reversed() {
      for key in owner.declaration.keys where !keys.contains(key) && object.has(key) {
        guard let field = object.optional(key) else { continue }
        throw field.misplaced(.says("json.wants.kind", ["kind": .text(owner.rawValue)]))
      }
    }
  }
}

extension ObjectReader {
  /// Takes the one expectation there is; the key says so.
  mutating func takeExpectation() throws(PlacedJSONError) {
    if let field = optional("expect"), try field.string() != "sameAsSolution" {
      throw field.mismatch(.says("json.wants.sameAsSolution"))
    }
  }
}
