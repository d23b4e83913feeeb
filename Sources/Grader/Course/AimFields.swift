import LayoutEngine

/// What `exercise.json` says about what an answer is to reach.
enum AimFields: Sendable {
  case solution
  case flaw(WantedFlaw)
  case difference(Two)

  /// Two layouts as their lines are written, each with its place.
  struct Two: Sendable {
    let a: [(String, SourcePlace)]
    let b: [(String, SourcePlace)]
    let bounds: [WindowBound]
  }

  init(
    _ object: inout ObjectReader, _ kind: Exercise.Kind, scene: Scene, windows: [CaseWindow],
    directions: [LayoutDirection], givenLines: Int
  ) throws(PlacedJSONError) {
    try Self.refuseKeys(of: kind, in: &object)
    switch kind {
    case .break:
      let fields = FlawFields(
        scene: scene, windows: windows, directions: directions, givenLines: givenLines)
      self = .flaw(try fields.flaw(object.required("wants")))
    case .tellApart:
      self = .difference(
        try DifferenceFields.two(object.required("layouts"), object.optional("bounds")))
    case .predict, .choose, .fill, .repair, .complete, .build:
      // The one expectation there is; the key says so.
      if let field = object.optional("expect"), try field.string() != "sameAsSolution" {
        throw field.mismatch("\"sameAsSolution\"", found: "another expectation")
      }
      self = .solution
    }
  }

  /// Refuses what only another kind of exercise has; it isn't a key that is misspelt.
  private static func refuseKeys(
    of kind: Exercise.Kind, in object: inout ObjectReader
  ) throws(PlacedJSONError) {
    let owners: [(String, Exercise.Kind)] = [
      ("wants", .break), ("layouts", .tellApart), ("bounds", .tellApart),
    ]
    for (key, owner) in owners where owner != kind && object.has(key) {
      guard let field = object.optional(key) else { continue }
      throw field.mismatch("left out, unless the kind is \(owner.rawValue)", found: "there")
    }
  }
}
