extension AtomicFile {
  /// Writes a file: to a temporary name, synced, then renamed.
  ///
  /// With a backup, the old text keeps that second name. On a ``WriteError`` the old file is as it
  /// was. A file that its owner made read-only is left alone, although renaming could replace it.
  package static func write(
    _ text: String, to path: String, backup: String? = nil
  ) throws(WriteError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0 {
      throw WriteError(path, reason: .readOnly)
    }
    let temporary = "\(path).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw WriteError(path, code: errno) }
    var failure = OpenFile.write(Array(text.utf8), to: descriptor) ? 0 : errno
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0 { failure = replace(path, with: temporary, backup: backup) }
    guard failure == 0 else {
      unlink(temporary)
      throw WriteError(path, code: failure)
    }
    syncFolder(of: path)
  }

  private static func replace(_ path: String, with temporary: String, backup: String?) -> Int32 {
    if let backup {
      // A second link keeps the old text without a moment in which the file has no name.
      unlink(backup)
      link(path, backup)
    }
    return rename(temporary, path) == 0 ? 0 : errno
  }

  /// Makes the new name itself last; file systems that can't are no reason to fail.
  private static func syncFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let descriptor = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension AtomicFile.WriteError {
  init(_ path: String, code: Int32) {
    self.init(path, reason: .system(String(cString: strerror(code))))
  }
}
