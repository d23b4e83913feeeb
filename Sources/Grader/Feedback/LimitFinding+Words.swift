package import Course
package import Grading

extension LimitFinding {
  /// A sentence that names the limit which the answer exceeds.
  package var sentence: Sentence {
    switch self {
    case .constraints(let count):
      FeedbackSentence.limitExceeded(count: count, limit: Answer.mostConstraints)
    case .solver(let limit): limit.sentence
    case .program(let limit): Self.words(for: limit)
    }
  }

  private static func words(for limit: SwiftLimit) -> Sentence {
    switch limit {
    case .sourceBytes(let bytes): ProgramSentence.sourceLimit(size: size(bytes))
    case .outputBytes(let bytes): ProgramSentence.outputLimit(size: size(bytes))
    case .memoryBytes(let bytes): ProgramSentence.memoryLimit(size: size(bytes))
    case .compileSeconds(let seconds): ProgramSentence.compileLimit(seconds: seconds)
    case .entries(let count): ProgramSentence.entriesLimit(limit: count)
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
  }
}
