import Platform

/// Reads a file that a learner handed in, whose name needn't be valid text.
enum RawFile {
  /// The text of a file that is no link; a file's size is looked at before its bytes.
  ///
  /// Throws a ``TextFileError``.
  static func read(_ path: RawPath) throws(TextFileError) -> String {
    // Without O_NONBLOCK, opening a pipe without a writer would wait for ever.
    let descriptor =
      path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW) } ?? -1
    guard descriptor >= 0 else {
      if errno == ELOOP { throw TextFileError(path.shown, .link) }
      throw TextFileError(path.shown, opening: errno)
    }
    defer { close(descriptor) }
    let text = try TextFile.read(descriptor: descriptor, namedAs: path.shown)
    // `check` shows the line to somebody who can correct it; here nobody can.
    guard !text.utf8.contains(0) else { throw TextFileError(path.shown, .otherFormat(.zeroBytes)) }
    return text
  }

  /// When a file was changed; the beginning of 1970 if that is unknown.
  static func changed(_ path: RawPath) -> FileTime {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else {
      return FileTime(seconds: 0, nanoseconds: 0)
    }
    return FileTime(changeOf: status)
  }
}
