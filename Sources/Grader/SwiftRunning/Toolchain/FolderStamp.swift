import Platform

/// A number that changes when a file below a folder is changed, added or taken away.
///
/// No file is read. Every check asks for it, so it is walked by the system's own means, which take
/// a tenth of the time of Foundation's.
struct FolderStamp {
  /// The sum of what is known of every file, in whatever order they come.
  private(set) var value: UInt64 = 0

  /// Adds what is below a folder; one that isn't there adds nothing.
  mutating func add(_ folder: String) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      guard let facts = FileFacts(path, followingLinks: false) else { continue }
      if facts.isFolder {
        add(path)
      } else {
        value &+= Self.stamp(of: path, facts)
      }
    }
  }

  private static func stamp(of path: String, _ facts: FileFacts) -> UInt64 {
    var hash = QuickHash()
    hash.update(path.utf8)
    for number in [facts.size, facts.changed.seconds, facts.changed.nanoseconds] {
      hash.update(UInt64(bitPattern: Int64(number)))
    }
    hash.update(facts.number)
    return hash.value
  }
}
