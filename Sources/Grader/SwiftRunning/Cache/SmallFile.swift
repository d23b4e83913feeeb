import Platform

enum SmallFile {
  /// Writes a file that only its owner can read; `false` if it couldn't be written whole.
  static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return OpenFile.write(Array(text.utf8), to: descriptor)
  }

  /// Replaces a file at once, so that no reader sees half of it.
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
