import Course
import LayoutEngine

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
