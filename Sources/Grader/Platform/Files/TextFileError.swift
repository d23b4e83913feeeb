/// Why a file can't be read as text.
package struct TextFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons.
  package enum Reason: Hashable, Sendable {
    case missing
    case folder
    /// A pipe, a device or the like.
    case notAFile
    /// A link, where the file itself is asked for.
    case link
    case forbidden
    case tooLarge(bytes: Int, limit: Int)
    /// The line of the first byte that isn't UTF-8, counted from 1.
    case notUTF8(line: Int)
    /// Anything else, in the system's words.
    case system(String)
  }

  package let path: String
  package let reason: Reason

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

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

  /// The same error about a file that messages name otherwise.
  package func named(_ path: String) -> TextFileError { TextFileError(path, reason) }

  /// What is wrong and how to mend it, without the path.
  package var message: String {
    switch reason {
    case .missing: "there is no such file"
    case .folder: "this is a folder; name a file in it"
    case .notAFile: "this is not an ordinary file"
    case .link: "this is a link; put the file itself in its place"
    case .forbidden: "the file can't be read; check its permissions"
    case .tooLarge(let bytes, let limit):
      "the file is too large: \(bytes) bytes, and at most \(limit) are read"
    case .notUTF8: "this is not UTF-8 text; save the file with that encoding"
    case .system(let words): words
    }
  }

  package var description: String {
    guard case .notUTF8(let line) = reason else { return "\(path): error: \(message)" }
    return "\(path):\(line):1: error: \(message)"
  }
}
