package struct FileFacts: Hashable, Sendable {
  /// The number that tells the file from every other on its volume.
  package let number: UInt64
  package let volume: UInt64
  /// In bytes.
  package let size: Int
  package let changed: FileTime
  package let isFolder: Bool
  /// Whether it is a link that wasn't followed.
  package let isLink: Bool
  package let owner: UInt32
  package let group: UInt32
  /// Who may do what with it, as `chmod` writes it in octal digits.
  package let permissions: UInt32

  /// The facts about what is at a path; `nil` if nothing is.
  package init?(_ path: String, followingLinks follows: Bool = true) {
    var status = stat()
    guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    number = UInt64(status.st_ino)
    volume = UInt64(truncatingIfNeeded: status.st_dev)
    size = Int(status.st_size)
    changed = FileTime(changeOf: status)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isLink = status.st_mode & S_IFMT == S_IFLNK
    owner = status.st_uid
    group = status.st_gid
    permissions = UInt32(status.st_mode) & 0o7777
  }

  package func isSameFile(as other: FileFacts) -> Bool {
    number == other.number && volume == other.volume
  }

  /// What tells the file from an earlier or a later one in its place.
  package var stamp: String { "\(size) \(changed.seconds).\(changed.nanoseconds)" }
}

/// A moment, as file systems count.
package struct FileTime: Hashable, Comparable, Sendable {
  /// Since the beginning of 1970.
  package let seconds: Int
  package let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  /// When a file was changed, by what the system told of it.
  package init(changeOf status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  package static func < (a: FileTime, b: FileTime) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }
}
