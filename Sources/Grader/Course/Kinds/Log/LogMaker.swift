import LayoutEngine

/// Who made a constraint of a log, in the words of questions.
enum LogMaker: String, CaseIterable {
  case me
  case mask
  case content
  case container
  case guide
  case stack
  case builder
  case system

  init(_ maker: LogEntry.Maker) {
    self =
      switch maker {
      case .programmer: .me
      case .mask: .mask
      case .content: .content
      case .encapsulatedSize: .container
      case .guide: .guide
      case .stack: .stack
      case .prototype: .builder
      case .system: .system
      }
  }

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
