import LayoutEngine
import ReferenceCases
import Testing

@Suite("Derivation: the figures of the documents, number by number")
struct DerivationTests {
  private static let files = [
    "apple-guide", "conflict-logs", "gnustep", "location-multiplier", "other-engines",
    "rtl-margins-baseline", "seeds", "stack",
  ]
  private static let attributes: [Attribute] = [
    .leading, .trailing, .left, .centerX, .width, .top, .bottom, .height, .lastBaseline,
  ]

  @Test("every number that is decided follows, and the others are free", arguments: files)
  func figures(name: String) throws {
    let text = try ReferenceFile.text("\(name).json", in: "Vectors")
    for (id, problem) in try VectorFile.layouts(in: text) {
      let solution = try LayoutSolver.solution(of: problem)
      for anchor in problem.scene.ids.flatMap({ item in Self.attributes.map { Anchor(item, $0) } })
      {
        let outcome = try LayoutSolver.derivation(of: anchor, in: problem)
        switch (outcome, solution) {
        case (.derived(let derivation), .solved(let frames)),
          (.derived(let derivation), .ambiguous(let frames, _)):
          check(derivation, at: problem.value(of: anchor, in: frames), "\(id) \(anchor)")
        case (.ambiguous(let range), .ambiguous(_, let ambiguity)):
          #expect(range.isOpen && !ambiguity.ranges.isEmpty, "\(id) \(anchor)")
        case (.unsatisfiable, .unsatisfiable): break
        default: Issue.record("\(id): \(outcome)")
        }
      }
    }
  }

  private func check(_ derivation: Derivation, at value: Double, _ name: String) {
    #expect(isNear(derivation.steps.last?.number.value, value), "\(name)")
    for step in derivation.steps {
      let sum = step.readings.reduce(step.constant) {
        $0 + $1.factor * derivation.steps[$1.step].number.value
      }
      #expect(isNear(step.number.value, sum), "\(name): \(step)")
    }
  }

  private func isNear(_ a: Double?, _ b: Double) -> Bool {
    a.map { abs($0 - b) < 1e-6 * (1 + abs(b)) } ?? false
  }
}
