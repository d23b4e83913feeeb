import Platform

enum FreeRoom {
  /// Bytes that can still be written in a folder; `nil` if the system won't say.
  static func bytes(in folder: String) -> Int? {
    var facts = statvfs()
    guard statvfs(folder, &facts) == 0 else { return nil }
    let (bytes, isLarge) = UInt64(facts.f_bavail).multipliedReportingOverflow(
      by: UInt64(facts.f_frsize))
    return isLarge ? Int.max : Int(clamping: bytes)
  }
}
