import Course
import LayoutEngine

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
