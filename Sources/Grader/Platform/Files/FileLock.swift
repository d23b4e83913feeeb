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
