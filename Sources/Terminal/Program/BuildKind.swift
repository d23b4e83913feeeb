package enum BuildKind: String, Encodable {
  /// Built in the shortest time; it runs more slowly.
  case debug
  /// Optimised, which takes longer to build.
  case release

  #if DEBUG
    package static let current = BuildKind.debug
  #else
    package static let current = BuildKind.release
  #endif
}
