import Course

extension LogMaker {
  /// A sentence about what a line of the log looks like if this maker made its constraint.
  var mark: Sentence {
    switch self {
    case .me: .says("log.maker.me")
    case .mask: .says("log.maker.mask")
    case .content: .says("log.maker.content")
    case .container: .says("log.maker.container")
    case .guide: .says("log.maker.guide")
    case .stack: .says("log.maker.stack")
    case .builder: .says("log.maker.builder")
    case .system: .says("log.maker.system")
    }
  }
}
