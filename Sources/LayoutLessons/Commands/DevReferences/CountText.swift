/// Counts of what doesn't fit, for one and for more.
enum CountText {
  /// Cases: `1 case differs`, `2 cases differ`.
  static func differing(_ count: Int) -> String {
    count == 1 ? "1 case differs" : "\(count) cases differ"
  }

  /// Files: `1 file can't be run`, `2 files can't be run`.
  static func unreadable(_ count: Int) -> String {
    count == 1 ? "1 file can't be run" : "\(count) files can't be run"
  }
}
