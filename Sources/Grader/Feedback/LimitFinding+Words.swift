package import Course
package import Grading

extension LimitFinding {
  /// What there is too much of, in words.
  package var sentence: Sentence {
    switch self {
    case .constraints(let count):
      Sentence(
        FeedbackSentence.limitExceeded,
        ["count": .count(count), "limit": .count(Answer.mostConstraints)])
    case .solver(let limit): limit.sentence
    case .program(let limit): Self.words(for: limit)
    }
  }

  private static func words(for limit: SwiftLimit) -> Sentence {
    switch limit {
    case .sourceBytes(let bytes): sentence(.sourceLimit, bytes: bytes)
    case .outputBytes(let bytes): sentence(.outputLimit, bytes: bytes)
    case .memoryBytes(let bytes): sentence(.memoryLimit, bytes: bytes)
    case .compileSeconds(let seconds):
      Sentence(ProgramSentence.compileLimit, ["seconds": .points(seconds)])
    case .entries(let count):
      Sentence(ProgramSentence.entriesLimit, ["limit": .count(count)])
    }
  }

  private static func sentence(_ key: ProgramSentence, bytes: Int) -> Sentence {
    let size = bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
    return Sentence(key, ["size": .text(size)])
  }
}
