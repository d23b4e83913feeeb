import Testing

@testable import LayoutEngine

@Suite("Derivation: what follows from sums")
struct LinearSpanTests {
  private static func sum(_ parts: (Int32, Double)...) -> [LinearProblem.Term] {
    parts.map { LinearProblem.Term($0.0, $0.1) }
  }

  @Test("each known sum is taken off once, however often its unknowns come back")
  func chain() throws {
    // 2 a = b + c, 2 b = c + d, and so on to 90: from the last to the first there are 2^90 ways.
    let count: Int32 = 90
    var span = LinearSpan(variableCount: Int(count) + 2)
    for place in 0..<count {
      let lead = count + 1 - place
      let isNew = span.add(Self.sum((lead, 2), (lead - 1, -1), (lead - 2, -1)), tag: Int(place))
      #expect(isNew)
    }
    // Differences halve and change sides, so that all comes down to a third and two of the last.
    let all = span.combination(of: Self.sum((count + 1, 3), (1, -2), (0, -1)))
    let other = span.combination(of: Self.sum((count + 1, 3), (1, -1), (0, -2)))
    #expect([all, other].compactMap { $0?.count } == [Int(count)])
  }

  @Test("what follows is added up from what was said, and nothing new is said by it")
  func combination() throws {
    var span = LinearSpan(variableCount: 3)
    let areNew = [
      span.add(Self.sum((0, 1), (1, -1)), tag: 0), span.add(Self.sum((1, 1), (2, -2)), tag: 1),
      span.add(Self.sum((0, 1), (2, -2)), tag: 2),
    ]
    #expect(areNew == [true, true, false])
    let found = try #require(span.combination(of: Self.sum((0, 3), (2, -6))))
    #expect(found.map(\.tag) == [0, 1])
    #expect(found.map(\.factor) == [3, 3])
  }
}
