import Course
import Feedback
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

/// A text that is no equation, or that a rule refuses, with where and why.
struct EquationErrorVector: VectorCase {
  static let kind = "equation errors"

  static func isKind(of first: VectorShape) -> Bool { first.has("text") && first.expects("code") }

  let id: String
  private let text: String
  private let names: [String]?
  private let code: String
  private let column: Double
  private let length: Double?
  private let message: String?
  private let hint: String?
  /// Whether a rule refuses it; otherwise it can't be read.
  private let isForRules: Bool

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    text = try reader.required("text").string()
    names = try reader.given("items")?.strings()
    let expected = try reader.required("expect").object { expect throws(CourseError) in
      (
        code: try expect.required("code").string(),
        column: try expect.required("column").number(),
        length: try expect.given("length")?.number(),
        words: (try expect.given("message")?.string(), try expect.given("hint")?.string()),
        stage: try expect.given("stage")?.string()
      )
    }
    (code, column, length) = (expected.code, expected.column, expected.length)
    (message, hint) = expected.words
    isForRules = expected.stage == "rules"
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    let document = EquationReader.read(text, names: names)
    if isForRules {
      compareRule(document, into: &differences)
    } else if document.errors.count == 1 {
      compare(document.errors[0], context.sentences, into: &differences)
    } else {
      differences.note("\(document.errors.count) errors, not one")
    }
    return differences.lines
  }

  private func compare(
    _ error: EquationError, _ sentences: StringsCatalogue?, into differences: inout Differences
  ) {
    differences.compare("the code", error.code, with: code)
    differences.compare("the column", Double(error.range.start.column), with: column)
    differences.compare("the length", error.range.length.map(Double.init), with: length)
    guard let sentences else { return }
    differences.compare("the message", sentences.text(error.message), with: message)
    differences.compare("the hint", error.hint.map(sentences.text), with: hint)
  }

  private func compareRule(_ document: EquationDocument, into differences: inout Differences) {
    guard let written = document.constraints.first else {
      return differences.note("the equation can't be read")
    }
    guard let scene = Scene(namedIn: document), let draft = try? written.draft(in: scene) else {
      return differences.note("the equation has no items")
    }
    let violation = RuleSet.guide.violation(in: draft, scene: scene)
    differences.compare("the rule", violation?.alias, with: code)
    let anchor = violation?.part == .first ? written.first : written.second
    differences.compare(
      "the column", (anchor?.range.start.column).map(Double.init), with: column)
  }
}

extension Scene {
  /// The items that a text names, the first of which is the others' parent.
  init?(namedIn document: EquationDocument) {
    self.init()
    for constraint in document.constraints {
      for name in [constraint.first.item, constraint.second?.item].compactMap({ $0 })
      where id(named: name) == nil {
        guard (try? add(Item(name, in: ids.first))) != nil else { return nil }
      }
    }
  }
}

/// Two required equations, and whether they state the same.
struct EquivalenceVector: VectorCase {
  static let kind = "equivalence"

  static func isKind(of first: VectorShape) -> Bool { first.has("a", "b", "equivalent") }

  let id: String
  private let one: String
  private let other: String
  private let isEquivalent: Bool

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    one = try reader.required("a").string()
    other = try reader.required("b").string()
    isEquivalent = try reader.required("equivalent").bool()
    reader.skip("note")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    let document = EquationReader.read("\(one)\n\(other)")
    guard let scene = Scene(namedIn: document) else { return ["the equations have no items"] }
    let forms = document.constraints.compactMap { (try? $0.draft(in: scene))?.unchecked }
      .map(CanonicalForm.init)
    guard forms.count == 2 else { return ["these aren't two equations"] }
    differences.compare("whether the forms are equal", forms[0] == forms[1], with: isEquivalent)
    differences.compare(
      "whether the forms match", forms[0].matches(forms[1]), with: isEquivalent)
    return differences.lines
  }
}

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

  init(_ reader: inout ObjectReader) throws(CourseError) {
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
      error = try expected.object { wrong throws(CourseError) in
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

/// A form of Masonry's README, and the equations that it stands for.
struct MasonryVector: VectorCase {
  static let kind = "Masonry"

  static func isKind(of first: VectorShape) -> Bool { first.has("form", "equations") }

  let id: String
  private let form: String
  private let equations: [String]

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    form = try reader.required("form").string()
    equations = try reader.required("equations").strings()
    reader.skip("source", "note")
  }

  func differences(_ context: VectorContext) -> [String] {
    guard let found = MasonryForm.statements(of: form) else { return ["\(form) can't be read"] }
    let wanted = EquationStatement.statements(in: equations.joined(separator: "\n"))
    guard wanted.count == equations.count else { return ["the equations can't be read"] }
    var differences = Differences()
    differences.compare("what is stated", found, with: wanted)
    return differences.lines
  }
}

/// A constraint's line in a log: what it says, printed again, is the same line.
///
/// The line of older systems is compared with the newer one where both speak of the same things.
struct DescriptionVector: VectorCase {
  static let kind = "descriptions"

  static func isKind(of first: VectorShape) -> Bool { first.has("modern", "legacy") }

  let id: String
  private let modern: String
  private let legacy: String?

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    modern = try reader.required("modern").string()
    legacy = try reader.given("legacy")?.string()
    reader.skip("constraint", "source")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    guard let line = Self.entry(modern) else { return ["\(modern) can't be read"] }
    differences.compare("the line", line.description.text(line.style), with: modern)
    guard let legacy else { return differences.lines }
    guard let old = Self.entry(legacy) else { return ["\(legacy) can't be read"] }
    differences.compare("the old style", old.style, with: .beforeIOS10)
    differences.compare("the old line", old.description.text(.beforeIOS10), with: legacy)
    if old.description == line.description {
      differences.compare("the new line", old.description.text(line.style), with: modern)
    }
    return differences.lines
  }

  /// The one entry that a line is.
  private static func entry(_ line: String) -> LogEntry? {
    let entries = ConflictLog(reading: line).reports.flatMap(\.entries)
    return entries.count == 1 && entries[0].text == line ? entries[0] : nil
  }
}
