import Course
import Feedback
import LayoutEngine

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
