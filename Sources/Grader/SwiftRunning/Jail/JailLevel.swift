package enum JailLevel: String, CaseIterable, Codable, Sendable {
  /// Limits on time, memory and files, but nothing is forbidden.
  case none
  /// A filter on system calls; files can be read as the user can.
  case withoutLandlock
  /// A filter on system calls, and only the files that are named.
  case full
}
