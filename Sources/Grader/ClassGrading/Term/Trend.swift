/// How a learner's last result compares with the results before it.
package struct Trend: Hashable, Sendable {
  /// The directions, in words of programs.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case falling, steady, rising
  }

  /// The last share of the points minus the average of the shares before it, in percentage points.
  let difference: Int

  /// A smaller difference may be chance.
  static let least = 10

  /// Compares shares of the points, from 0 to 1, in the order of the assignments.
  init?(_ shares: [Double]) {
    guard let last = shares.last, shares.count > 1 else { return nil }
    let before = shares.dropLast()
    let average = before.reduce(0, +) / Double(before.count)
    difference = Int(((last - average) * 100).rounded())
  }

  /// Where the results go.
  package var direction: Direction {
    difference >= Self.least ? .rising : difference <= -Self.least ? .falling : .steady
  }
}
