package import LayoutEngine

extension KindDeclaration {
  static let difference = KindDeclaration(
    keys: ["layouts", "bounds"], takesLines: false, takesSwift: false, isAnsweredByWindow: true
  ) { object, _ throws(CourseError) in
    try DifferenceFields().aim(&object)
  }
}

/// Reads `layouts`, which has the lines of both, and `bounds`, what of the window stays.
private struct DifferenceFields {
  func aim(_ object: inout ObjectReader) throws(CourseError) -> AimContext.Reading {
    let (layouts, bounds) = (try object.required("layouts"), object.optional("bounds"))
    let (a, b, kept) = try layouts.object { object throws(CourseError) in
      (
        try lines(object.required("A")), try lines(object.required("B")),
        try bounds.map(self.bounds) ?? []
      )
    }
    return { reader throws(CourseError) in
      let two = TwoLayouts(a: try reader.lines(a), b: try reader.lines(b), bounds: kept)
      guard (two.a + two.b).allSatisfy({ $0.sceneStatements.isEmpty }) else {
        throw CourseError(reader.path, at: (a + b).first?.1, .says("course.difference.kind"))
      }
      return .difference(two)
    }
  }

  private func lines(_ field: JSONField) throws(CourseError) -> [(String, SourcePlace)] {
    let lines = try field.array(of: .equations) { line throws(CourseError) in
      (try line.string(), line.json.place)
    }
    guard !lines.isEmpty else { throw field.mismatch(.says("json.wants.equations")) }
    return lines
  }

  private func bounds(_ field: JSONField) throws(CourseError) -> [WindowBound] {
    try field.object { object throws(CourseError) in
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
  private func range(_ field: JSONField) throws(CourseError) -> ClosedRange<Double> {
    var ends: [Double]
    if case .array = field.json.value {
      ends = try field.numbers(count: 2)
    } else {
      let number = try field.number()
      ends = [number, number]
    }
    guard ends[0] <= ends[1], WindowBound.lengths.contains(ends[0]),
      WindowBound.lengths.contains(ends[1])
    else { throw field.mismatch(.says("json.wants.lengths")) }
    return ends[0]...ends[1]
  }
}

/// Two lists of lines that look the same in some windows, and are to be told apart in another.
package struct TwoLayouts: Hashable, Sendable {
  package let a: [GivenLine]
  package let b: [GivenLine]
  /// What of the window isn't the answer's to change.
  package let bounds: [WindowBound]
}

package enum WindowBound: Hashable, Sendable {
  /// What a window's sides can be, in points: drawings and people can follow that far.
  package static let lengths = 1.0...10_000.0

  case direction(LayoutDirection)
  /// The least and the most, in points.
  case width(ClosedRange<Double>)
  /// The least and the most, in points.
  case height(ClosedRange<Double>)
}
