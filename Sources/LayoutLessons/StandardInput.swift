import Platform

/// What is piped or typed into the program.
enum StandardInput {
  /// All bytes up to a limit, and at most one chunk more, which tells that there are too many.
  static func bytes(limit: Int) -> [UInt8] {
    OpenFile.readToEnd(of: STDIN_FILENO, limit: limit).bytes
  }
}
