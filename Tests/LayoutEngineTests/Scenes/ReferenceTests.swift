import Foundation
import LayoutEngine
import ReferenceCases
import Testing

@Suite("Scenes: the reference itself")
struct ReferenceTests {
  private func sum(_ coefficients: [Int], _ constant: Int) -> ExactSum {
    var sum = ExactSum(Fraction(whole: constant), unknowns: coefficients.count)
    for (place, number) in coefficients.enumerated() {
      sum.coefficients[place] = Fraction(whole: number)
    }
    return sum
  }

  private func numbers(
    _ statements: [([Int], Relation, Int, level: Int)], levels: Int = 0
  ) throws -> [[Double?]]? {
    let program = try ExactProgram(
      statements.map {
        ExactProgram.Statement(sum: sum($0.0, -$0.2), relation: $0.1, level: $0.level)
      },
      unknowns: 2, levels: levels, wanted: [sum([1, 0], 0), sum([0, 1], 0)])
    guard let answer = try program.answer() else { return nil }
    return [answer.missed.map(\.double)]
      + zip(answer.extents, answer.chosen).map {
        [$0.lowest?.double, $0.highest?.double, $1.double]
      }
  }

  @Test("adds, multiplies and divides without rounding, and says when a number doesn't fit")
  func fractions() throws {
    let third = try Fraction(1, over: 3)
    let sixth = try Fraction(-2, over: -12)
    #expect(try third + sixth == Fraction(1, over: 2))
    #expect(try third - third == .zero)
    #expect(try third / sixth == Fraction(whole: 2))
    #expect(try sixth * Fraction(-0.75) == Fraction(-1, over: 8))
    #expect(throws: Fraction.Overflow.self) { try Fraction(0.1) }
    #expect(throws: Fraction.Overflow.self) { try Fraction(whole: .max) + .one }
    #expect(throws: Fraction.Overflow.self) {
      try Fraction(1, over: 1 << 40) * Fraction(1, over: 3 << 40)
    }
  }

  @Test("finds the ends of what is open, and takes what is nearest to 0")
  func ends() throws {
    let open = try numbers([
      ([1, 0], .greaterThanOrEqual, 200, 0), ([1, 0], .lessThanOrEqual, 400, 0),
    ])
    #expect(open == [[], [200, 400, 200], [nil, nil, 0]])
    let tied = try numbers([([1, -2], .equal, 10, 0), ([1, 0], .lessThanOrEqual, -4, 0)])
    #expect(tied == [[], [nil, -4, -4], [nil, -7, -7]])
  }

  @Test("minimises the sum at a level, and no number of lower ones outweighs a higher one")
  func levels() throws {
    let flat = try numbers(
      [([1, 0], .equal, 10, 1), ([1, 0], .equal, 20, 1), ([0, 1], .equal, 3, 0)], levels: 1)
    #expect(flat == [[10], [10, 20, 10], [3, 3, 3]])
    let low = (0..<5).map { _ in ([1, 0], Relation.equal, 0, level: 2) }
    let ranked = try numbers([([2, 0], .equal, 10, 1), ([0, 1], .equal, 0, 0)] + low, levels: 2)
    #expect(ranked == [[0, 25], [5, 5, 5], [0, 0, 0]])
  }

  @Test("finds no answer where there is none")
  func conflict() throws {
    #expect(try numbers([([1, 0], .equal, 10, 0), ([2, 0], .equal, 21, 0)]) == nil)
    #expect(
      try numbers([([1, 1], .lessThanOrEqual, 3, 0), ([1, 1], .greaterThanOrEqual, 4, 0)]) == nil)
  }

  @Test("tells whether a conflict is one, and whether it could do without a member")
  func members() throws {
    var scene = Scene()
    let window = try scene.add(
      Item("window", placement: .given(LayoutEngine.Rect(x: 0, y: 0, width: 100, height: 50))))
    let old = LayoutEngine.Size(width: 80, height: 50)
    let bar = try scene.add(
      Item(
        "bar", in: window,
        placement: .translated(
          LayoutEngine.Rect(x: 10, y: 0, width: 60, height: 20), mask: .flexibleWidth, in: old)))
    let problem = LayoutProblem(
      scene: scene,
      constraints: [
        Constraint(Anchor(bar, .width), .equal, .length(70)),
        Constraint(Anchor(bar, .height), .lessThanOrEqual, .length(20)),
      ])
    let reading = SceneReading(problem)
    // 100 points of window leave 80 between the margins of 10.
    let conflict: [Conflict.Member] = [
      .constraint(0), .given(window, .width), .translated(bar, .x), .translated(bar, .width),
    ]
    #expect(try !reading.canHold(conflict))
    #expect(try !reading.canHold(conflict + [.constraint(1)]))
    for left in conflict {
      #expect(try reading.canHold(conflict.filter { $0 != left }), "\(left) isn't needed")
    }
    #expect(SceneComparison.outcome(of: problem) == .agreed(.unsatisfiable, missedLevels: 0))
  }

  /// Scenes from documents, with the answers that people worked out, under test elsewhere.
  private static let files = [
    "seeds", "apple-guide", "location-multiplier", "gnustep", "rtl-margins-baseline",
    "other-engines", "conflict-logs", "stack",
  ]

  private static func layouts(
    of file: String
  ) throws -> [(id: String, problem: LayoutProblem)] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../ReferenceCasesTests/Vectors/\(file).json")
    return try VectorFile.layouts(in: String(contentsOf: url, encoding: .utf8))
  }

  @Test("agrees on the worked-out scenes, except where a number isn't a short binary one")
  func vectors() throws {
    var agreed = 0
    for vector in try Self.files.flatMap(Self.layouts) {
      let outcome = SceneComparison.outcome(of: vector.problem)
      #expect(outcome.difference == nil, "\(vector.id)")
      if outcome != .skipped { agreed += 1 }
    }
    #expect(agreed >= 80)
  }

  @Test("shrinks a scene to what makes the difference, and lists that")
  func shrinking() throws {
    var random = SplitMix64(seed: 3)
    var problem = try RandomTree.problem(&random)
    let window = ItemID(index: 0)
    problem.constraints.append(
      Constraint(Anchor(window, .width), .equal, .length(1), identifier: "cause"))
    let small = SceneShrinking.smallest(of: problem) { problem in
      problem.constraints.contains { $0.identifier == "cause" }
    }
    #expect(
      small.listing.split(separator: "\n").filter { !$0.hasPrefix("window:") }
        == ["leftToRight", "cause: window.width = 1.0"])
  }
}
