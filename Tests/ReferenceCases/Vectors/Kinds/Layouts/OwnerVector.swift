import Course
import LayoutEngine

/// A constraint and the view that owns it.
struct OwnerVector: VectorCase {
  static let kind = "owner"

  static func isKind(of first: VectorShape) -> Bool { first.has("items", "eq") }

  let id: String
  private let scene: ReferenceScene
  private let equation: String
  private let owner: String

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    scene = try ReferenceScene(items: reader.required("items"))
    equation = try reader.required("eq").string()
    owner = try reader.required("expect").object { expect throws(CourseError) in
      try expect.required("owner").string()
    }
    reader.skip("source")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    let written = EquationReader.read(equation).constraints.first
    guard let draft = try? written?.draft(in: scene.scene), let first = draft.first else {
      return ["\(equation) can't be read"]
    }
    let found = scene.scene.owner(of: first, and: draft.second)
    differences.compare("the owner", found.map { scene.scene[$0].name }, with: owner)
    return differences.lines
  }
}
