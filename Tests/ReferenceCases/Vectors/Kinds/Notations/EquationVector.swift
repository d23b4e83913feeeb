import Course
import LayoutEngine

/// A text of equations and what each of them states.
struct EquationVector: VectorCase {
  static let kind = "equations"

  static func isKind(of first: VectorShape) -> Bool {
    first.has("text", "expect") && !first.expects("code")
  }

  let id: String
  private let text: String
  private let expected: [EquationStatement]

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    text = try reader.required("text").string()
    expected = try reader.required("expect").array(of: "constraints") {
      item throws(CourseError) in
      try item.object { fields throws(CourseError) in
        EquationStatement(
          label: try fields.given("label")?.string(),
          first: try Self.end(fields.required("first")),
          relation: try fields.required("relation").relation(),
          second: try fields.given("second").map { second throws(CourseError) in
            try Self.end(second)
          },
          multiplier: try fields.required("multiplier").number(),
          constant: try fields.required("constant").number(),
          priority: try fields.required("priority").number())
      }
    }
    reader.skip("note")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    let document = EquationReader.read(text)
    differences.compare("what can't be read", document.errors.map(\.code), with: [])
    differences.compare(
      "what is stated", document.constraints.map { EquationStatement($0) }, with: expected)
    return differences.lines
  }

  private static func end(_ field: JSONField) throws(CourseError) -> EquationStatement.End {
    let end = try ReferenceConstraint.End(field)
    return EquationStatement.End(item: end.item, attribute: end.attribute)
  }
}
