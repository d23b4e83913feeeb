/// Does something again and again, to find how long it takes.
enum Repetition {
  /// Does something at least once, and for some seconds.
  ///
  /// - Parameters:
  ///   - seconds: How long to go on.
  ///   - body: What is done.
  /// - Returns: The mean time of doing it once, and how many times it was done.
  static func time(
    for seconds: Duration, _ body: () throws -> Void
  ) rethrows -> (Duration, count: Int) {
    let clock = ContinuousClock()
    let start = clock.now
    var count = 0
    var duration = Duration.zero
    repeat {
      try body()
      count += 1
      duration = clock.now - start
    } while duration < seconds
    return (duration / count, count)
  }
}
