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

package struct FileTime: Hashable, Comparable, Sendable {
  /// Since the beginning of 1970.
  package let seconds: Int
  package let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

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

/// The way from the root of the file system to a place: every folder and every link on it.
package struct PathWalk: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    /// Its absolute path; no folder above it is a link.
    package let path: String
    package let facts: FileFacts

    package init(path: String, facts: FileFacts) {
      self.path = path
      self.facts = facts
    }
  }

  /// What is there, from the root on; where a link leads elsewhere, so does the way.
  package let steps: [Step]
  /// The place with all links followed, whether or not it is there yet.
  package let place: String
  package let isWhole: Bool

  /// More links in a row than any system follows.
  private static let mostLinks = 40

  /// Walks to a place as the system would, by an absolute path.
  package init(to path: String) {
    var names: [Substring] = []
    var rest = Array(path.split(separator: "/").reversed())
    var links = 0
    var steps = FileFacts("/").map { [Step(path: "/", facts: $0)] } ?? []
    while let name = rest.last {
      if name == "." || name == ".." {
        rest.removeLast()
        if name == ".." { _ = names.popLast() }
        continue
      }
      let here = "/" + (names + [name]).joined(separator: "/")
      guard let facts = FileFacts(here, followingLinks: false) else { break }
      if facts.isLink {
        links += 1
        guard links <= Self.mostLinks, let end = AtomicLink.target(of: here) else { break }
        if end.hasPrefix("/") { names = [] }
        rest.removeLast()
        rest += end.split(separator: "/").reversed()
      } else {
        rest.removeLast()
        names.append(name)
      }
      steps.append(Step(path: here, facts: facts))
    }
    self.steps = steps
    isWhole = rest.isEmpty
    place = "/" + (names + rest.reversed()).joined(separator: "/")
  }

  /// Whether the place lies in a folder, or a link in that folder is on the way to it.
  package func leadsThrough(_ folder: String) -> Bool {
    guard let folder = FileFacts(folder) else { return false }
    let links = steps.filter(\.facts.isLink).flatMap { Folder.withAllAbove($0.path).dropFirst() }
    return (links + Folder.withAllAbove(place)).contains {
      FileFacts($0)?.isSameFile(as: folder) ?? false
    }
  }
}
