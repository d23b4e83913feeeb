import Course

extension LogMaker {
  /// A sentence about what a line of the log looks like if this maker made its constraint.
  var mark: Sentence {
    switch self {
    case .me: LogSentence.makerMe
    case .mask: LogSentence.makerMask
    case .content: LogSentence.makerContent
    case .container: LogSentence.makerContainer
    case .guide: LogSentence.makerGuide
    case .stack: LogSentence.makerStack
    case .builder: LogSentence.makerBuilder
    case .system: LogSentence.makerSystem
    }
  }
}
