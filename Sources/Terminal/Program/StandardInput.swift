import Platform

enum StandardInput {
  /// All bytes up to a limit, and at most one chunk more, which tells that there are too many.
  package static func bytes(limit: Int) -> [UInt8] {
    OpenFile.readToEnd(of: STDIN_FILENO, limit: limit).bytes
  }

  /// What is typed or piped next.
  ///
  /// - Parameter patience: How long to wait for it, in milliseconds.
  /// - Returns: At least one byte; empty if nothing has come in time, `nil` at the end.
  package static func next(within patience: Int32) -> [UInt8]? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, patience) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
