import LayoutEngine

/// What `layouts` and `bounds` say: which two layouts are to be told apart, and within which bounds.
enum DifferenceFields {
  static func two(
    _ layouts: JSONField, _ bounds: JSONField?
  ) throws(PlacedJSONError) -> AimFields.Two {
    try layouts.object { object throws(PlacedJSONError) in
      AimFields.Two(
        a: try lines(object.required("A")), b: try lines(object.required("B")),
        bounds: try bounds.map(Self.bounds) ?? [])
    }
  }

  private static func lines(
    _ field: JSONField
  ) throws(PlacedJSONError) -> [(String, SourcePlace)] {
    let lines = try field.array(of: "equations") { line throws(PlacedJSONError) in
      (try line.string(), SourcePlace(line.json.place))
    }
    guard !lines.isEmpty else { throw field.mismatch("an array of at least 1 equation") }
    return lines
  }

  private static func bounds(_ field: JSONField) throws(PlacedJSONError) -> [WindowBound] {
    try field.object { object throws(PlacedJSONError) in
      var bounds: [WindowBound] = []
      if let direction = object.optional("direction") {
        bounds.append(.direction(try direction.oneOf(LayoutDirection.self)))
      }
      if let width = object.optional("width") { bounds.append(.width(try range(width))) }
      if let height = object.optional("height") { bounds.append(.height(try range(height))) }
      return bounds
    }
  }

  /// One number, or the least and the most.
  private static func range(_ field: JSONField) throws(PlacedJSONError) -> ClosedRange<Double> {
    var ends: [Double]
    if case .array = field.json.value {
      ends = try field.numbers(count: 2)
    } else {
      let number = try field.number()
      ends = [number, number]
    }
    guard ends[0] <= ends[1], WindowBound.lengths.contains(ends[0]),
      WindowBound.lengths.contains(ends[1])
    else { throw field.mismatch("a length, or the least and the most, from 1 to 10000") }
    return ends[0]...ends[1]
  }
}
