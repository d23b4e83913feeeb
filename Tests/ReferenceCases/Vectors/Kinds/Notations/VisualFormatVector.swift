import Course
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
    var metrics = [Self.metric.0: Self.metric.1]
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
    var differences = Differences()
    do throws(EquationError) {
      let read = try VisualFormatReader.read(format, metrics: metrics, views: Self.views)
      guard let equations else { return ["\(format) is read, though \(error ?? "it is wrong")"] }
      let text = equations.joined(separator: "\n").replacing("|.", with: "Superview.")
      differences.compare(
        "what is stated", read.map { EquationStatement($0) },
        with: EquationStatement.statements(in: text))
    } catch {
      guard let wrong = self.error else { return [error.uiKitMessage(for: format)] }
      let message = error.uiKitMessage(for: format)
      // The documents quote UIKit, or say in their own words what is wrong.
      if wrong.hasPrefix("\""), message.contains(wrong.dropFirst().dropLast()) { return [] }
      differences.compare("the error's code", error.code, with: Self.codes[wrong])
    }
    return differences.lines
  }

  /// The views of the documents' examples.
  private static let views = [
    "button", "purpleBox", "topField", "bottomField", "button1", "button2", "leftView",
    "rightView", "redView",
  ]
  /// What `metric` is called in the example of a metric that is taken for a view.
  private static let metric = ("metric", 20.0)

  /// The documents' words for what is wrong, with our codes.
  private static let codes = [
    "view not in the dictionary": "E202", "a metric is not a view": "E423",
    "a view is not a priority": "E422", "a connection must lead to a view or |": "E416",
    "extra parentheses": "E419", "empty predicate list": "E419", "text after the view": "E414",
    "a predicate must end with ) before ]": "E425", "priority out of range": "E304",
  ]
}
