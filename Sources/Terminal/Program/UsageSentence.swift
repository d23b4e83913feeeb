package import Course

/// Why a command can't be carried out as it was typed, and what to type.
package enum UsageSentence: SentenceArea {
  package static var courseMissing: Sentence { says("course.none") }
  package static var lessonsMissing: Sentence { says("usage.lessonsMissing") }

  package static var folderUnnamed: Sentence { says("usage.folderUnnamed") }

  package static func folderNotEmpty(_ folder: String) -> Sentence {
    says("usage.folderNotEmpty", ["folder": folder])
  }

  package static func windowUnknown(_ word: String) -> Sentence {
    says("usage.windowUnknown", ["word": word])
  }

  package static func nothingToSolve(_ command: String) -> Sentence {
    says("usage.nothingToSolve", ["command": command])
  }

  /// `a or b`, `a, b or c`.
  package static func either(_ words: [String]) -> Sentence {
    let first = words.dropLast().joined(separator: ", ")
    guard let last = words.last, !first.isEmpty else {
      return Sentence(verbatim: words.first ?? "")
    }
    return .says("usage.either", ["first": first, "last": last])
  }
}

/// The sentences that commands print around lessons and feedback.
package enum CommandSentence: SentenceArea {
  package static var then: Sentence { says("command.then") }
  static var stuck: Sentence { says("command.stuck") }
  package static var courseDone: Sentence { says("command.courseDone") }
  package static func report(in folder: String) -> Sentence {
    says("grade.report", ["folder": folder])
  }
  package static var outside: Sentence { says("command.outside") }
  package static var tryConflicting: Sentence { says("command.try.conflicting") }
  package static var tryMinimal: Sentence { says("command.try.minimal") }
  package static var tryAlone: Sentence { says("command.try.alone") }
}
