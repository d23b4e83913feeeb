import Course

/// Sentences about submissions that several places say.
enum SubmissionSentence: SentenceArea {
  static func damaged(file: String, reason: Sentence) -> Sentence {
    says("submission.damaged", ["file": .text(file), "reason": .sentence(reason)])
  }

  static func folderUnreadable(file: String, reason: Sentence) -> Sentence {
    says("submission.folder.unreadable", ["file": .text(file), "reason": .sentence(reason)])
  }

  static func archive(file: String) -> Sentence {
    says(
      "submission.archive",
      ["file": .text(file), "command": .text(RawPath.unpackingCommand(for: file))])
  }

  static var tooDeep: Sentence {
    says("submission.tooDeep", ["count": .count(AnswerSearch.deepest)])
  }

  static func links(_ links: [String]) -> Sentence {
    says(
      "submission.links",
      ["files": .text(AnswerChoice.list(links)), "count": .count(links.count)])
  }

  static func notTheStarter(_ file: String, _ others: String) -> Sentence {
    says("submission.notTheStarter", ["file": .text(file), "others": .text(others)])
  }

  static func changedLast(_ file: String, _ others: String) -> Sentence {
    says("submission.changedLast", ["file": .text(file), "others": .text(others)])
  }
}
