package struct TextFileError: Error, Hashable, Sendable {
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
    case otherFormat(OtherFormat)
    /// The line of the first byte that isn't UTF-8, counted from 1.
    case notUTF8(line: Int)
    case system(String)
  }

  package let path: String
  package let reason: Reason

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package func named(_ path: String) -> TextFileError { TextFileError(path, reason) }
}

/// What a file holds that was meant to be plain text, by how it begins or what is in it.
package enum OtherFormat: Hashable, Sendable {
  case richText
  case webPage
  case pdf
  case unmarkedUTF16
  case zeroBytes
  /// The pointer that Git keeps in place of a large file.
  case largeFilePointer
}

/// Writes files so that a crash at any moment leaves either the old text or the new one.
package enum AtomicFile {
  package struct WriteError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      case readOnly
      /// There is no text for what should be written.
      case notEncoded
      case system(String)
    }

    package let path: String
    package let reason: Reason

    package init(_ path: String, reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }
}
