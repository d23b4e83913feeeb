#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's `write`, by a name that nothing here hides.
private let writeBytes = write as @Sendable (Int32, UnsafeRawPointer?, Int) -> Int

/// Writes the files of the cache.
enum SmallFile {
  /// Writes a file that only its owner can read; `false` if it couldn't be written whole.
  static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Puts a file into place whole: nobody ever sees half of it.
  @discardableResult
  static func replace(_ path: String, with text: String) -> Bool {
    let draft = "\(path).\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    guard write(text, to: draft) else {
      unlink(draft)
      return false
    }
    guard rename(draft, path) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }
}
