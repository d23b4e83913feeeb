/// How much arithmetic a search may still do.
///
/// It is counted in numbers touched and never in time, so that every machine ends in the same way.
struct Work: Sendable {
  /// What a search may do: several times what the largest ordinary layouts take, and a few seconds
  /// in a release build.
  @TaskLocal static var usual = 600_000_000

  /// What a search may do in an answer that may be meant to take long: many times what the largest
  /// exercise takes, and some hundredths of a second in a release build.
  static let ofAnswer = 20_000_000

  private var left: Int

  init(_ steps: Int = Self.usual) { left = steps }

  /// Takes steps off what is left.
  ///
  /// - Throws: ``SolverError/tooLarge`` if it wasn't enough.
  mutating func spend(_ steps: Int) throws(SolverError) {
    left -= steps
    guard left >= 0 else { throw .tooLarge }
  }
}
