package import Platform

extension TextFileError {
  /// What is wrong and what to do next, without the path.
  package var sentence: Sentence {
    switch reason {
    case .missing: MissingFile.plain
    case .folder: .says("file.folder")
    case .noFolder: .says("file.noFolder")
    case .notAFolder: .says("file.notAFolder")
    case .notAFile: .says("file.notAFile")
    case .link: .says("file.link")
    case .leadsOut: .says("file.leadsOut")
    case .noInnerPath: .says("file.noInnerPath")
    case .forbidden: .says("file.forbidden")
    case .tooLarge(let bytes, let limit):
      .says("file.tooLarge", ["bytes": .count(bytes), "limit": .count(limit)])
    case .workbook: .says("file.workbook")
    case .packed: .says("file.packed")
    case .otherFormat(let format): format.sentence
    case .notUTF8: .says("file.notUTF8")
    case .system(let words): Sentence(verbatim: words)
    }
  }

  /// Prints as `file: error: what is wrong, and what to do next`, with the line if there is one.
  package func text(in strings: StringsCatalogue?) -> String {
    let words = sentence.text(in: strings)
    guard case .notUTF8(let line) = reason else { return "\(path): error: \(words)" }
    return "\(path):\(line):1: error: \(words)"
  }
}

extension OtherFormat {
  fileprivate var sentence: Sentence {
    switch self {
    case .richText: .says("file.format.richText")
    case .webPage: .says("file.format.webPage")
    case .pdf: .says("file.format.pdf")
    case .unmarkedUTF16: .says("file.format.utf16")
    case .zeroBytes: .says("file.format.zeroBytes")
    case .largeFilePointer: .says("file.format.pointer")
    }
  }
}

extension AtomicFile.WriteError {
  package var sentence: Sentence {
    switch reason {
    case .readOnly: .says("file.readOnly")
    case .notEncoded: .says("file.notEncoded")
    case .system(let words): Sentence(verbatim: words)
    }
  }
}
