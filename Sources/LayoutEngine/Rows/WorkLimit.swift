/// The amount of arithmetic that a search may still do.
///
/// It counts numbers touched and never time, so that every machine stops at the same point.
package struct WorkLimit: Hashable, Sendable {
  /// The usual limit: several times what the largest layouts need, some seconds in a release build.
  package static let usual = WorkLimit(600_000_000)

  /// The limit for an answer, which may be written to take long: many times what the largest
  /// exercise needs, and some hundredths of a second in a release build.
  package static let ofAnswer = WorkLimit(20_000_000)

  private var remaining: Int

  init(_ steps: Int) { remaining = steps }

  /// Subtracts steps from the limit.
  ///
  /// - Throws: ``SolverError/tooLarge`` if the limit is exceeded.
  mutating func spend(_ steps: Int) throws(SolverError) {
    remaining -= steps
    guard remaining >= 0 else { throw .tooLarge }
  }
}
