package import LayoutEngine

/// Who made a constraint of a log, in the words of questions.
package enum LogMaker: String, CaseIterable {
  case me
  case mask
  case content
  case container
  case guide
  case stack
  case builder
  case system

  package init(_ maker: LogEntry.Maker) {
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
}
