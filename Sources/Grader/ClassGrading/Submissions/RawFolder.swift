import Platform

/// The entries of a folder, whose names needn't be valid text; follows no link.
struct RawFolder {
  /// The kind of an entry.
  enum Kind: Hashable, Sendable {
    case file, folder, link
    /// A pipe, a device or the like.
    case other
  }

  /// A name in the folder.
  struct Entry: Hashable, Sendable {
    let name: [UInt8]
    let kind: Kind

    /// Whether the name is one that people don't see.
    var isHidden: Bool {
      let hasDot = name.first == UInt8(ascii: ".") && name.dropFirst().first != UInt8(ascii: ".")
      return hasDot || name == Array("__MACOSX".utf8)
    }
  }

  /// In the order of the names' bytes.
  let entries: [Entry]
  /// Whether there are more than were read.
  let isCut: Bool

  /// Reads a folder, or as much of it as may be read.
  ///
  /// - Parameters:
  ///   - path: The folder; a link unless `follows` is set isn't one.
  ///   - most: How many entries are read.
  ///   - follows: Whether the path may be a link.
  /// - Throws: ``TextFileError`` if there is no such folder, or none that may be read.
  init(
    _ path: RawPath, most: Int = .max, followingLinks follows: Bool = false
  ) throws(TextFileError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (follows ? 0 : O_NOFOLLOW)
    let descriptor = path.withCString { open($0, flags) } ?? -1
    guard descriptor >= 0, let folder = fdopendir(descriptor) else {
      let code = errno
      if descriptor >= 0 { close(descriptor) }
      switch code {
      case ENOENT: throw TextFileError(path.shown, .noFolder)
      case ENOTDIR: throw TextFileError(path.shown, .notAFolder)
      default: throw TextFileError(path.shown, opening: code)
      }
    }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = Self.name(of: entry)
      guard name != Self.here, name != Self.above else { continue }
      guard entries.count < most else {
        (self.entries, isCut) = ([], true)
        return
      }
      entries.append(Entry(name: name, kind: Self.kind(of: entry, name, in: descriptor)))
    }
    self.entries = entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    isCut = false
  }

  private static let here = Array(".".utf8)
  private static let above = Array("..".utf8)

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = UnsafeRawPointer(entry) + offset
    return Array(
      UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
    )
  }

  private static func kind(
    of entry: UnsafeMutablePointer<dirent>, _ name: [UInt8], in folder: Int32
  ) -> Kind {
    // Numbers of `d_type`, which are macros: the same on Linux and Darwin.
    switch entry.pointee.d_type {
    case 4: return .folder
    case 8: return .file
    case 10: return .link
    case 0: break
    default: return .other
    }
    var status = stat()
    let found = (name + [0]).withUnsafeBytes {
      $0.assumingMemoryBound(to: CChar.self).baseAddress.map {
        fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW)
      }
    }
    guard found == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
