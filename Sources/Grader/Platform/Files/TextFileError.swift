/// Why a file can't be read as text.
package struct TextFileError: Error, Hashable, Sendable {
  /// The reasons.
  package enum Reason: Hashable, Sendable {
    case missing
    case folder
    /// There is no folder of this name.
    case noFolder
    /// Something else has the name of the folder.
    case notAFolder
    /// A pipe, a device or the like.
    case notAFile
    /// A link, where the file itself is asked for.
    case link
    /// A link that leads out of the folder in which the file has to be.
    case leadsOut
    /// A name that is no path below the folder in which the file has to be.
    case noInnerPath
    case forbidden
    case tooLarge(bytes: Int, limit: Int)
    /// A workbook of Excel or another table program.
    case workbook
    /// A zip file, or another document of an office program.
    case packed
    /// Something that programs write in place of plain text.
    case otherFormat(OtherFormat)
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
}
