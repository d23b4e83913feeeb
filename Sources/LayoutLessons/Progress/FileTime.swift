#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// When a file was changed.
struct FileTime: Comparable {
  private let seconds: Int
  private let nanoseconds: Int

  /// The time of a file's last change; `nil` if there is no such file.
  static func ofChange(_ path: String) -> FileTime? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    return FileTime(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  static func < (a: FileTime, b: FileTime) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }
}
