import Course
import LayoutEngine

/// A named priority, or what a class hugs and resists with.
struct PriorityVector: VectorCase {
  /// What a row of the table is about.
  private enum Subject {
    case named(String, Double)
    case defaults(className: String, hugging: AxisPriorities, compression: AxisPriorities)
    /// Views made in code hug at the default, whatever their class.
    case codeHugsLess
  }

  static let kind = "priorities"

  static func isKind(of first: VectorShape) -> Bool { first.has("kind", "source") }

  let id: String
  private let subject: Subject

  init(_ reader: inout ObjectReader) throws(CourseError) {
    let sort = try reader.required("kind")
    switch try sort.string() {
    case "named":
      id = try reader.required("name").string()
      subject = .named(id, try reader.required("value").number())
    case "defaults":
      let name = try reader.required("class").string()
      id = name
      subject = try reader.required("interfaceBuilder").object { values throws(CourseError) in
        .defaults(
          className: name, hugging: try values.required("hugging").axisPriorities(),
          compression: try values.required("compression").axisPriorities())
      }
    case "rule":
      id = try reader.required("text").string()
      subject = .codeHugsLess
    case let other: throw sort.mismatch("one of: named, defaults, rule", found: other)
    }
    reader.skip("source")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    switch subject {
    case .named(let name, let value):
      differences.compare("its value", Self.value(named: name), with: value)
    case .defaults(let name, let hugging, let compression):
      differences.compare(
        "hugging", AxisPriorities.interfaceBuilderHugging(of: name), with: hugging)
      differences.compare("compression", AxisPriorities.defaultCompression, with: compression)
    case .codeHugsLess:
      let made = Item("label").hugging
      differences.compare("hugging in code", made.horizontal.value, with: 250)
      let drawn = AxisPriorities.interfaceBuilderHugging(of: "UILabel")
      differences.compare("hugging of a drawn label", drawn.horizontal.value, with: 251)
    }
    return differences.lines
  }

  /// The value that a name has in an equation, or in a library on one of Apple's systems.
  private static func value(named name: String) -> Double? {
    let words = name.split(separator: " ")
    if words.count == 2, words[0].hasSuffix(".medium") {
      return words[1] == "macOS" ? 501 : Priority.medium.value
    }
    return EquationStatement.statements(in: "v.width = 1 @\(name)").first?.priority
  }
}
