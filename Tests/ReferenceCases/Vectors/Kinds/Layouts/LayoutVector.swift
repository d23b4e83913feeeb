import Course
import LayoutEngine

/// A scene and the layout that follows from it.
struct LayoutVector: VectorCase {
  static let kind = "layout"

  static func isKind(of first: VectorShape) -> Bool {
    first.has("scene") && ["ok", "ambiguous", "unsatisfiable"].contains(first.verdict)
  }

  let id: String
  let scene: ReferenceScene
  let expected: LayoutExpectation
  /// What the scene says without writing it, as equations.
  let implicit: [String]?
  /// The constraints that UIKit named in its log: they can't all hold.
  let listed: [String]?
  /// The guide's rule that a constraint breaks, and UIKit lets through.
  let guideRule: String?

  /// Masonry's lines, which state some of the constraints.
  let masonry: [String]

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    scene = try reader.required("scene").object { scene throws(CourseError) in
      try ReferenceScene(&scene)
    }
    expected = try reader.required("expect").object { expect throws(CourseError) in
      try LayoutExpectation(&expect)
    }
    implicit = try reader.given("implicitConstraints")?.strings()
    listed = try reader.given("uikitListed")?.strings()
    guideRule = try reader.given("guideRule")?.string()
    masonry = try reader.given("masonry")?.strings() ?? []
    // Which constraint is given up is nobody's law.
    reader.skip("title", "source", "tags", "arithmetic", "note", "appkitBroke", "uikitBroke")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    let problem = scene.problem
    do {
      let solution = try LayoutSolver.solution(of: problem)
      expected.compare(solution, of: problem, into: &differences)
    } catch { differences.note("our fault: \(error)") }
    compareRules(into: &differences)
    compareEquations(into: &differences)
    if let implicit {
      differences.compare(
        "what content asks for", scene.scene.contentEquations.sorted(), with: implicit.sorted())
    }
    if let listed { compareListed(listed, into: &differences) }
    if !expected.conflictNames.isEmpty { compareLog(into: &differences) }
    compareMasonry(into: &differences)
    return differences.lines
  }

  private func compareRules(into differences: inout Differences) {
    func broken(_ rules: RuleSet) -> [String] {
      scene.drafts.compactMap { rules.violation(in: $0, scene: scene.scene)?.alias }
    }
    differences.compare("a rule broken at run time", broken(.runtime).first, with: nil)
    differences.compare("the guide's rule", broken(.guide).first, with: guideRule)
  }

  /// Each constraint is written twice, as fields and as an equation: they state the same.
  private func compareEquations(into differences: inout Differences) {
    for (written, draft) in zip(scene.constraints, scene.drafts) {
      guard let equation = written.equation, let constraint = draft.unchecked else { continue }
      let read = EquationReader.read(equation).constraints.compactMap {
        (try? $0.draft(in: scene.scene))?.unchecked
      }
      let form = CanonicalForm(constraint)
      if !read.contains(where: { CanonicalForm($0).matches(form) }) {
        differences.note("\(written.id): \(equation) says something else than its fields")
      }
    }
  }

  private func compareMasonry(into differences: inout Differences) {
    let stated = Set(scene.constraints.compactMap(\.equation).flatMap(EquationStatement.statements))
    for form in masonry {
      guard var statements = MasonryForm.statements(of: form) else {
        differences.note("\(form) can't be read")
        continue
      }
      for index in statements.indices where statements[index].second?.item == "Superview" {
        let parent = scene.scene.id(named: statements[index].first.item)
          .flatMap { scene.scene[$0].parent }
        guard let parent, let second = statements[index].second else { continue }
        statements[index].second = .init(
          item: scene.scene[parent].name, attribute: second.attribute)
      }
      for statement in statements where !stated.contains(statement) {
        differences.note("\(form) states \(statement), which the scene doesn't")
      }
    }
  }

  private func compareListed(_ ids: [String], into differences: inout Differences) {
    var problem = scene.problem
    problem.constraints.removeAll { !ids.contains($0.identifier ?? "") }
    differences.compare("the number of listed lines", problem.constraints.count, with: ids.count)
    guard case .unsatisfiable? = try? LayoutSolver.solution(of: problem) else {
      return differences.note("what UIKit listed can hold")
    }
  }
}

extension Scene {
  /// What hugging and compression say, as equations: `label.width <= 100 @250`.
  fileprivate var contentEquations: [String] {
    items.flatMap { item in
      Axis.allCases.flatMap { axis -> [String] in
        guard let length = item.intrinsic[axis] else { return [] }
        let size = "\(item.name).\(FramePart.size(along: axis).attribute.name)"
        return [
          "\(size) <= \(exactText(length)) @\(exactText(item.hugging[axis].value))",
          "\(size) >= \(exactText(length)) @\(exactText(item.compression[axis].value))",
        ]
      }
    }
  }
}
