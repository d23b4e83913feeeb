package import Course
import LayoutEngine

extension LogExplanation {
  /// What a line is: who made it, and for what.
  package func role(of entry: Int) -> Sentence {
    let line = report.entries[entry]
    switch line.maker {
    case .programmer where isMadeByUIKit(entry):
      return isGiven(entry) ? size(line) : Sentence(RoleSentence.system)
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
  package func isOwn(_ entry: Int) -> Bool { ownEntries.contains(entry) }

  private func isMadeByUIKit(_ entry: Int) -> Bool {
    layout.constraints[entry] != nil && !isOwn(entry)
  }

  /// Whether a line gives a content view its size, though no identifier says so.
  private func isGiven(_ entry: Int) -> Bool {
    layout.constraints[entry]?.givesSize ?? false
  }

  /// Whether a line is the height that a table view gives a row.
  func isRowHeight(_ entry: Int) -> Bool {
    let line = report.entries[entry]
    guard layout.constraints[entry]?.first.attribute == .height, !isOwn(entry) else { return false }
    return line.maker != .mask && line.description.first.item.name.contains("TableViewCell")
  }

  /// What Masonry prints in place of a line's address; `nil` for other lines.
  package func givenName(of entry: Int) -> String? {
    let address = report.entries[entry].description.address
    return address.hasPrefix("0x") || !isOwn(entry) ? nil : address
  }

  /// Where code makes a line, as SnapKit prints it; `nil` where the line doesn't tell.
  package func codePlace(of entry: Int) -> (file: String, line: String)? {
    let parts = report.entries[entry].description.address.split(separator: "@", maxSplits: 1)
    guard parts.count == 2, let mark = parts[1].lastIndex(of: "#") else { return nil }
    let path = parts[1][..<mark].split(separator: "/").last ?? parts[1][..<mark]
    return (String(path), String(parts[1][mark...].dropFirst()))
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
