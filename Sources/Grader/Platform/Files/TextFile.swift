/// Reads text files that anybody may have written: of any size, of any kind, in any encoding.
///
/// Text is UTF-8, or UTF-16 with a byte order mark.
package enum TextFile {
  package static let largest = 1 << 20

  /// The text of a file; a byte order mark at its start is dropped.
  ///
  /// Nothing of a file with more than `limit` bytes is read. Without `followingLinks` the file itself
  /// may not be a link; folders above it may. Throws a ``TextFileError``.
  package static func read(
    _ path: String, limit: Int = largest, followingLinks follows: Bool = true
  ) throws(TextFileError) -> String {
    try text(of: bytes(of: path, limit: limit, followingLinks: follows), path: path)
  }

  /// The text of an open file, which is left open; errors name it as told.
  ///
  /// For names that no `String` can hold. Throws a ``TextFileError``.
  package static func read(
    descriptor: Int32, namedAs name: String, limit: Int = largest
  ) throws(TextFileError) -> String {
    try text(of: bytes(ofOpen: descriptor, path: name, limit: limit), path: name)
  }

  private static func text(of bytes: [UInt8], path: String) throws(TextFileError) -> String {
    withoutMark(try validated(bytes, path: path))
  }

  private static func validated(_ bytes: [UInt8], path: String) throws(TextFileError) -> String {
    if bytes.starts(with: packed) {
      throw TextFileError(path, bytes.contains("xl/".utf8) ? .workbook : .packed)
    }
    if let text = utf16(bytes) { return text }
    if let format = OtherFormat(bytes) { throw TextFileError(path, .otherFormat(format)) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TextFileError(path, .notUTF8(line: firstBadLine(in: bytes)))
    }
    return text
  }

  /// How zip files and the documents of office programs begin.
  private static let packed = Array("PK\u{3}\u{4}".utf8)

  /// The text of bytes that begin with a byte order mark of UTF-16, which stays.
  private static func utf16(_ bytes: [UInt8]) -> String? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]), bytes.count % 2 == 0 else { return nil }
    return String(validating: units(of: bytes, isLittle: isLittle), as: UTF16.self)
  }

  private static func units(of bytes: [UInt8], isLittle: Bool) -> [UInt16] {
    stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
  }

  /// The text of a file that other programs wrote, as ``repaired(_:)`` reads it.
  ///
  /// Throws a ``TextFileError``, as ``read(_:limit:)`` does for everything else.
  package static func readRepairing(
    _ path: String, limit: Int = largest
  ) throws(TextFileError) -> String {
    repaired(try bytes(of: path, limit: limit, followingLinks: true))
  }

  private static let sample = 4096

  /// A text in UTF-8 or UTF-16, with `U+FFFD` for what is neither.
  ///
  /// UTF-16 needs no byte order mark: at least a third of the text has to be ASCII, so that every
  /// other byte is 0.
  package static func repaired(_ bytes: [UInt8]) -> String {
    guard let isLittle = byteOrder(ofUnmarked: bytes) else {
      return withoutMark(String(decoding: bytes, as: UTF8.self))
    }
    return withoutMark(String(decoding: units(of: bytes, isLittle: isLittle), as: UTF16.self))
  }

  /// Whether bytes without a byte order mark are UTF-16 all the same.
  static func isUnmarkedUTF16(_ bytes: [UInt8]) -> Bool { byteOrder(ofUnmarked: bytes) != nil }

  /// Whether the lower half of each unit comes first in UTF-16 that says nothing about it; `nil` for
  /// what isn't UTF-16.
  private static func byteOrder(ofUnmarked bytes: [UInt8]) -> Bool? {
    let start = bytes.prefix(sample)
    let zeros = start.indices.filter { bytes[$0] == 0 }
    let odd = zeros.count { $0 % 2 == 1 }
    let isLittle = odd * 2 > zeros.count
    let most = isLittle ? odd : zeros.count - odd
    return most * 6 > start.count && most * 10 > zeros.count * 9 ? isLittle : nil
  }

  /// The text of a file that is handed back, with the byte order mark that it may begin with.
  ///
  /// Throws a ``TextFileError``, as ``read(_:limit:)`` does.
  package static func readKeepingMark(
    _ path: String, limit: Int = largest
  ) throws(TextFileError) -> String {
    try validated(bytes(of: path, limit: limit, followingLinks: true), path: path)
  }

  private static func withoutMark(_ text: String) -> String {
    text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  private static func bytes(
    of path: String, limit: Int, followingLinks follows: Bool
  ) throws(TextFileError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (follows ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else {
      if !follows, errno == ELOOP { throw TextFileError(path, .link) }
      throw TextFileError(path, opening: errno)
    }
    defer { close(descriptor) }
    return try bytes(ofOpen: descriptor, path: path, limit: limit)
  }

  private static func bytes(
    ofOpen descriptor: Int32, path: String, limit: Int
  ) throws(TextFileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw TextFileError(path, opening: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw TextFileError(path, .folder)
    default: throw TextFileError(path, .notAFile)
    }
    guard status.st_size <= limit else {
      throw TextFileError(path, .tooLarge(bytes: Int(status.st_size), limit: limit))
    }
    let read = OpenFile.readToEnd(of: descriptor, limit: limit, expecting: Int(status.st_size))
    guard read.failure == 0 else { throw TextFileError(path, opening: read.failure) }
    // The file may have grown since its size was asked for.
    guard read.bytes.count <= limit else {
      throw TextFileError(path, .tooLarge(bytes: read.bytes.count, limit: limit))
    }
    return read.bytes
  }

  /// The line of the first byte that is not UTF-8, counted from 1.
  private static func firstBadLine(in bytes: [UInt8]) -> Int {
    var line = 1
    for piece in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard String(validating: piece, as: UTF8.self) != nil else { return line }
      line += 1
    }
    return line
  }
}

extension TextFileError {
  /// Why a file couldn't be opened, by the system's number for it.
  package init(_ path: String, opening code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self.init(path, .missing)
    case EACCES, EPERM: self.init(path, .forbidden)
    // What opening a socket gives.
    case ENXIO, EOPNOTSUPP: self.init(path, .notAFile)
    default: self.init(path, .system(String(cString: strerror(code))))
    }
  }
}

extension OtherFormat {
  /// Recognises a format; `nil` for what may be plain text, with zero bytes in it or without.
  init?(_ bytes: [UInt8]) {
    let start = bytes.prefix(Self.sample).drop { $0 <= UInt8(ascii: " ") && $0 != 0 }
    let words = String(decoding: start.prefix(64), as: UTF8.self).lowercased()
    let found = Self.beginnings.first { words.hasPrefix($0.words) }?.format
    if let found {
      self = found
    } else if start.contains(0), TextFile.isUnmarkedUTF16(bytes) {
      self = .unmarkedUTF16
    } else {
      return nil
    }
  }

  private static let sample = 4096

  private static let beginnings: [(words: String, format: OtherFormat)] = [
    ("{\\rtf", .richText), ("<!doctype html", .webPage), ("<html", .webPage), ("%pdf-", .pdf),
    ("version https://git-lfs", .largeFilePointer),
  ]
}

/// The system's `write` and `read`, by names that ``OpenFile`` doesn't hide.
private let writeBytes = write as @Sendable (Int32, UnsafeRawPointer?, Int) -> Int
private let readBytes = read as @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int

/// Reads and writes open files whole: the system may take fewer bytes at a time, or be interrupted.
package enum OpenFile {
  /// Writes all bytes, where the file is at or at a place of it.
  ///
  /// - Returns: Whether all were written; if not, `errno` has the system's reason.
  package static func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int? = nil) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        let rest = buffer.count - done
        let count =
          if let offset { pwrite(descriptor, start + done, rest, off_t(offset + done)) } else {
            writeBytes(descriptor, start + done, rest)
          }
        if count < 0, errno == EINTR { continue }
        // Nothing written is a failure, too, for which the system gives no reason.
        if count == 0 { errno = EIO }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }

  /// Reads bytes at a place of the file, fewer where it ends or can't be read.
  package static func read(_ count: Int, from descriptor: Int32, at offset: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      done = 0
      while done < count, let start = buffer.baseAddress {
        let read = pread(descriptor, start + done, count - done, off_t(offset + done))
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { return }
        done += read
      }
    }
  }

  private static let chunkLength = 1 << 16

  /// Reads to the end, or until there are more bytes than a limit: at most one chunk more.
  ///
  /// The system's reason for reading no more comes along, or 0.
  package static func readToEnd(
    of descriptor: Int32, limit: Int, expecting size: Int = 0
  ) -> (bytes: [UInt8], failure: Int32) {
    var all: [UInt8] = []
    all.reserveCapacity(size + 1)
    // Most files are much smaller than a chunk, which takes longer to make than to fill.
    var chunk = [UInt8](repeating: 0, count: min(size > 0 ? size + 1 : .max, chunkLength))
    while all.count <= limit {
      let count = chunk.withUnsafeMutableBytes { readBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (all, count < 0 ? errno : 0) }
      all += chunk[..<count]
    }
    return (all, 0)
  }
}
