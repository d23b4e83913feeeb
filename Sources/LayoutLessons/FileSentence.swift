import Course

/// Why a file can't be written, and what is written into files.
enum FileSentence: SentenceArea {
  static func copyNotMade(file: String) -> Sentence {
    says("files.copyNotMade", ["file": .text(file)])
  }
  static var copyNotPlaced: Sentence { says("files.copyNotPlaced") }
  static var folderMarker: Sentence { says("files.folderMarker") }
  static var folderNotMade: Sentence { says("files.folderNotMade") }
  static func notCopied(file: String) -> Sentence { says("files.notCopied", ["file": .text(file)]) }
  static var unexpectedFiles: Sentence { says("files.unexpectedFiles") }
}
