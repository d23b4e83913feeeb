import Course
import LayoutEngine

/// An attribute and what it is.
struct AttributeVector: VectorCase {
  static let kind = "attributes"

  static func isKind(of first: VectorShape) -> Bool { first.has("rawValue", "directional") }

  /// The attribute's name.
  let id: String
  private let rawValue: Double
  private let sort: String?
  private let axis: String?
  private let isDirectional: Bool
  private let isAbsolute: Bool
  private let isMargin: Bool

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("name").string()
    rawValue = try reader.required("rawValue").number()
    sort = try reader.given("kind")?.string()
    axis = try reader.given("axis")?.string()
    isDirectional = try reader.required("directional").bool()
    isAbsolute = try reader.required("absolute").bool()
    isMargin = try reader.required("margin").bool()
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    let attribute = Attribute(name: id)
    // The one that is no attribute is a constraint without a second anchor.
    differences.compare("the raw value", Double(attribute?.rawValue ?? 0), with: rawValue)
    differences.compare(
      "the kind", attribute.map { $0.kind == .size ? "size" : "location" }, with: sort)
    differences.compare("the axis", attribute.map { "\($0.axis)" }, with: axis)
    let family = attribute?.family
    differences.compare(
      "whether it is directional", family == .directional, with: isDirectional)
    differences.compare("whether it is absolute", family == .absolute, with: isAbsolute)
    differences.compare("whether it is a margin", attribute?.isMargin ?? false, with: isMargin)
    return differences.lines
  }
}
