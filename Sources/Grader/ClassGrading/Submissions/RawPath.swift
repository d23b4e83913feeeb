import Platform

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
