import Course

extension LogMaker {
  /// By what the lines of a maker are told from others.
  var mark: LogSentence {
    switch self {
    case .me: .makerMe
    case .mask: .makerMask
    case .content: .makerContent
    case .container: .makerContainer
    case .guide: .makerGuide
    case .stack: .makerStack
    case .builder: .makerBuilder
    case .system: .makerSystem
    }
  }
}
