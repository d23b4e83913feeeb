/// Measures the mean time of a function by calling it repeatedly.
enum Repetition {
  /// Calls a function at least once, until some seconds have passed.
  ///
  /// - Parameters:
  ///   - seconds: How long to go on.
  ///   - body: The function.
  /// - Returns: The mean time of a call, and the number of calls.
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
