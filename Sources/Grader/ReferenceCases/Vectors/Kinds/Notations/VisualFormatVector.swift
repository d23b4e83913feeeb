import Grader
import LayoutEngine

/// A line of visual format, and its equations or what is wrong with it.
struct VisualFormatVector: VectorCase {
  static let kind = "visual format"

  static func isKind(of first: VectorShape) -> Bool { first.has("format", "expect") }

  let id: String
  private let format: String
  private let metrics: [String: Double]
  /// The equations in their order; `nil` where the line is wrong.
  private let equations: [String]?
  /// What is wrong, in the documents' words.
  private let error: String?

  init(_ reader: inout ObjectReader) throws(PlacedJSONError) {
    id = try reader.required("id").string()
    format = try reader.required("format").string()
    var metrics: [String: Double] = [:]
    for (name, field) in try reader.given("metrics")?.members() ?? [] {
      metrics[name] = try field.number()
    }
    self.metrics = metrics
    let expected = try reader.required("expect")
    if case .array = expected.json.value {
      (equations, error) = (try expected.strings(), nil)
    } else {
      equations = nil
      error = try expected.object { wrong throws(PlacedJSONError) in
        try wrong.required("error").string()
      }
    }
    reader.skip("source", "note")
  }

  func differences(_ context: VectorContext) -> [String] {
    // This is where a reader of visual format is asked.
    ["there is no reader of visual format yet"]
  }
}
