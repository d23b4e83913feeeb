import Grading

/// Why a run of an answer gave no layout, and whether another run may give one.
enum RunFailure: Error, Hashable, Sendable {
  /// The answer's own doing: it comes out the same each time.
  case certain(SwiftFailure)
  /// A machine that is short of processes, memory or room may have done it as well.
  ///
  /// The failure counts only if it happens again while answers of ours run without one.
  case doubtful(SwiftFailure)

  /// A failure that the answer didn't cause may be over soon.
  init(_ failure: SwiftFailure) {
    if case .unavailable = failure { self = .doubtful(failure) } else { self = .certain(failure) }
  }
}
