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

/// Symbolic links that a crash leaves with either their old target or the new one.
package enum AtomicLink {
  /// Where a link leads, as it was written; `nil` if no link is there.
  package static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &bytes, bytes.count - 1)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes a link, or leads one that is there somewhere else.
  ///
  /// What was written before is on the disk first: a power cut leaves no link to half a file.
  package static func point(_ path: String, to target: String) throws(AtomicFile.WriteError) {
    let temporary = "\(path).\(getpid()).new"
    unlink(temporary)
    guard symlink(target, temporary) == 0 else { throw AtomicFile.WriteError(path, code: errno) }
    sync()
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw AtomicFile.WriteError(path, code: code)
    }
  }
}

/// A lock on a folder, which the system takes back when this process ends, however it ends.
package struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Locks a folder at once; `nil` if another process has locked it.
  ///
  /// A file system without locks is no reason to fail.
  package init?(_ folder: String) {
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      return nil
    }
  }

  package consuming func release() {}

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
