package import Course
package import Grading

extension LimitFinding {
  /// A sentence that names the limit which the answer exceeds.
  package var sentence: Sentence {
    switch self {
    case .constraints(let count):
      .says(
        "feedback.limitExceeded", ["count": .count(count), "limit": .count(Answer.mostConstraints)])
    case .solver(let limit): limit.sentence
    case .program(let limit): Self.words(for: limit)
    }
  }

  private static func words(for limit: SwiftLimit) -> Sentence {
    switch limit {
    case .sourceBytes(let bytes): .says("program.limit.source", ["size": .text(size(bytes))])
    case .outputBytes(let bytes): .says("program.limit.output", ["size": .text(size(bytes))])
    case .memoryBytes(let bytes): .says("program.limit.memory", ["size": .text(size(bytes))])
    case .compileSeconds(let seconds): .says("program.limit.compile", ["seconds": .points(seconds)])
    case .entries(let count): .says("program.limit.entries", ["limit": .count(count)])
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
  }
}
