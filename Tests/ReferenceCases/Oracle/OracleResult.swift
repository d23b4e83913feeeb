/// What came of one oracle case, as it is and with other sizes for content that needs none.
package struct OracleResult: Sendable {
  package let id: String
  package let tags: [String]
  package let plain: OracleFinding
  package let stressed: OracleFinding
  /// By how much other engines miss the stored frames, in points; `nil` if nobody says.
  let referenceError: Double?
  /// How many views had to be solved.
  package let solvedViews: Int

  /// The tag that accounts for frames that differ; `nil` if none does or nothing differs.
  package var explanation: OracleTag? {
    guard !isRight else { return nil }
    return OracleTag.allCases.first { tag in
      tags.contains(tag.rawValue)
        && [plain, stressed].allSatisfy { $0.isRight || tag.explains($0, besides: referenceError) }
    }
  }

  /// Whether all frames are the stored ones, both times.
  package var isRight: Bool { plain.isRight && stressed.isRight }

  /// Whether the case is right, or its tags say why it can't be.
  package var passes: Bool { isRight || explanation != nil }
}
