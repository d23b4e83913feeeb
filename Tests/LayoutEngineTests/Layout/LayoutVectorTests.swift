import LayoutEngine
import Testing

@Suite("Layout: the worked-out scenes")
struct LayoutVectorTests {
  /// The files, and how many of their scenes ask for nothing that is still missing.
  private static let files = [
    ("seeds", 35), ("apple-guide", 37), ("location-multiplier", 4), ("gnustep", 3),
    ("rtl-margins-baseline", 9), ("other-engines", 6),
  ]

  private static func runnable(_ file: String) throws -> [LayoutVector] {
    try VectorFile<LayoutVector>.cases(of: file).filter { $0.scene.needs.isEmpty }
  }

  private static let vectors: [LayoutVector] = files.flatMap { (try? runnable($0.0)) ?? [] }

  @Test("no scene is left out unseen", arguments: files)
  private func counts(file: String, count: Int) throws {
    #expect(try Self.runnable(file).count == count)
  }

  @Test("come out as they should", arguments: vectors)
  private func solution(vector: LayoutVector) throws {
    let problem = try vector.problem()
    let solution = try LayoutSolver.solution(of: problem)
    switch (solution, vector.expect.verdict) {
    case (.solved(let frames), "ok"): compare(frames, with: vector, in: problem)
    case (.ambiguous(let frames, let ambiguity), "ambiguous"):
      compare(frames, with: vector, in: problem)
      compare(ambiguity, with: vector, in: problem)
    case (.unsatisfiable(let conflict), "unsatisfiable"):
      let names = conflict.members.map { $0.vectorName(in: problem) }.sorted()
      let known = try #require(vector.expect.minimalConflicts).map { $0.sorted() }
      #expect(known.contains(names))
    default: Issue.record("expected \(vector.expect.verdict), not \(solution)")
    }
  }

  private func compare(
    _ frames: Frames, with vector: LayoutVector, in problem: LayoutProblem
  ) {
    for (name, expected) in vector.expect.frames ?? [:] {
      guard let id = problem.scene.id(named: name) else {
        Issue.record("no item \(name)")
        continue
      }
      for (part, value) in zip(FramePart.allCases, expected) {
        guard let value else { continue }
        #expect(abs(frames[id][part] - value) <= Tolerance.points, "\(name).\(part)")
      }
    }
  }

  private func compare(
    _ ambiguity: Ambiguity, with vector: LayoutVector, in problem: LayoutProblem
  ) {
    var free: [String: [String]] = [:]
    for freedom in ambiguity.freedoms {
      let name = problem.scene[freedom.item].name
      free[name, default: []].append(freedom.part.letter)
      guard let range = vector.expect.ranges?[name]?[freedom.part.letter] else { continue }
      #expect(Tolerance.same(freedom.lowest, range[0] ?? -.infinity), "\(name).\(freedom.part)")
      #expect(Tolerance.same(freedom.highest, range[1] ?? .infinity), "\(name).\(freedom.part)")
    }
    #expect(free.mapValues { $0.sorted() } == vector.expect.ambiguous)
  }
}
