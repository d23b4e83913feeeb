import Platform

/// The entries of a folder, whose names needn't be valid text; follows no link.
struct RawFolder {
  enum Kind: Hashable, Sendable {
    case file, folder, link
    /// A pipe, a device or the like.
    case other
  }

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

/// A path as the system has it: any bytes but zero, whether or not they are text.
package struct RawPath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ path: String) { bytes = Array(path.utf8) }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The path of something in this folder.
  package func appending(_ name: [UInt8]) -> RawPath {
    RawPath(bytes: bytes + [UInt8(ascii: "/")] + name)
  }

  /// The path of something in the folder that somebody named, links on the way looked at.
  ///
  /// Throws a ``TextFileError`` if the name leads out of the folder.
  func inner(_ name: String) throws(TextFileError) -> RawPath {
    RawPath(try InnerPath.path(of: name, in: String(decoding: bytes, as: UTF8.self)))
  }

  /// Lends the path as the system takes it.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    (bytes + [0]).withUnsafeBytes { $0.assumingMemoryBound(to: CChar.self).baseAddress.map(body) }
  }

  /// Whether both paths lead to the same file or folder, links followed; never if there is none.
  func isSame(as other: RawPath) -> Bool {
    var (mine, theirs) = (stat(), stat())
    return withCString { stat($0, &mine) } == 0 && other.withCString { stat($0, &theirs) } == 0
      && mine.st_dev == theirs.st_dev && mine.st_ino == theirs.st_ino
  }

  /// The path as it can be shown on one line.
  package var shown: String { Self.shown(bytes) }

  /// Bytes as text on one line, different for any two names: invalid bytes are written `\xFF`,
  /// control characters `\u{a}`, and a backslash twice.
  package static func shown(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), text.unicodeScalars.allSatisfy(isPlain)
    {
      return text
    }
    var text = ""
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var index = 0
    while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid(let encoded):
        index += encoded.count
        let scalar = Unicode.UTF8.decode(encoded)
        if isPlain(scalar) {
          text.unicodeScalars.append(scalar)
        } else {
          text += scalar == "\\" ? "\\\\" : "\\u{\(String(scalar.value, radix: 16))}"
        }
      case .error(let length):
        for byte in bytes[index..<min(index + length, bytes.count)] {
          text += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        index += length
      case .emptyInput: return text
      }
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: scalar != "\\"
    }
  }

  /// How the names of archives end.
  static let archiveEndings = [
    ".zip", ".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tar.xz", ".txz", ".7z", ".rar",
  ]

  /// The command that unpacks an archive beside itself, for a shell, whatever the name.
  package var unpackingCommand: String { Self.unpackingCommand(for: shown) }

  /// The command that unpacks an archive beside itself, by its path as it is shown; a relative one
  /// holds in the folder that it is relative to, wherever that lies.
  package static func unpackingCommand(for path: String) -> String {
    // A name that begins with a dash would be an option.
    let archive = path.hasPrefix("-") ? "./" + path : path
    let name = archive.lowercased()
    let ending = archiveEndings.first { name.hasSuffix($0) } ?? ""
    let (file, folder) = (
      archive.quotedForShell, String(archive.dropLast(ending.count)).quotedForShell
    )
    return switch ending {
    case "", ".zip": "unzip \(file) -d \(folder)"
    case ".7z": "7z x \(file) -o\(folder)"
    case ".rar": "unrar x \(file) \(folder)/"
    default: "mkdir \(folder) && tar -xf \(file) -C \(folder)"
    }
  }
}

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
