import LayoutEngine

extension LogExplanation {
  /// What a line is: who made it, and for what.
  package func role(of entry: Int) -> Sentence {
    let line = report.entries[entry]
    switch line.maker {
    case .programmer where isMadeByUIKit(entry): return Sentence(RoleSentence.system)
    case .programmer: return Sentence(RoleSentence.programmer)
    case .mask: return Sentence(RoleSentence.mask)
    case .content: return Sentence(RoleSentence.content)
    case .encapsulatedSize: return size(line)
    case .guide: return guide(line)
    case .stack: return stack(line)
    case .prototype: return Sentence(RoleSentence.prototype)
    case .system: return Sentence(RoleSentence.system)
    }
  }

  /// Whether the programmer made a line, as far as it tells, and can change it.
  package func isOwn(_ entry: Int) -> Bool { report.isOwn(entry, in: layout) }

  private func isMadeByUIKit(_ entry: Int) -> Bool {
    layout.constraints[entry] != nil && !isOwn(entry)
  }

  private func size(_ line: LogEntry) -> Sentence {
    if line.description.identifier?.hasPrefix("_UITemporaryLayout") == true {
      return Sentence(RoleSentence.temporarySize)
    }
    let name = line.description.first.item.name
    let key: RoleSentence =
      name.contains("Collection")
      ? .collectionSize
      : name.contains("Cell") || name.contains("HeaderFooter") ? .cellSize : .containerSize
    return Sentence(key, ["size": .text(line.description.first.attribute)])
  }

  private func guide(_ line: LogEntry) -> Sentence {
    let identifier = line.description.identifier ?? ""
    let edge = ["left", "right", "top", "bottom", "leading", "trailing"].first {
      identifier.hasPrefix("UIView-\($0)Margin") || identifier.hasSuffix("-\($0)")
    }
    guard let edge else { return Sentence(RoleSentence.guide) }
    let key: RoleSentence = identifier.contains("SafeArea") ? .safeArea : .margin
    return Sentence(key, ["edge": .text(edge)])
  }

  private func stack(_ line: LogEntry) -> Sentence {
    let key: RoleSentence =
      switch StackPart(identifier: line.description.identifier) {
      case .canvasConnection: .stackCanvas
      case .spacing: .stackSpacing
      case .alignment: .stackAlignment
      case .fillEqually: .stackEqually
      case .fillProportionally: .stackProportionally
      case .distributing: .stackDistributing
      case .hiding: .stackHiding
      case .spanning, nil: .stack
      }
    return Sentence(key)
  }
}
