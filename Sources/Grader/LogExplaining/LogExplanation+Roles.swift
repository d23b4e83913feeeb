package import Course
import LayoutEngine

extension LogExplanation {
  /// What a line is: who made it, and for what.
  package func role(of entry: Int) -> Sentence {
    let line = report.entries[entry]
    switch line.maker {
    case .programmer where isMadeByUIKit(entry):
      return isGiven(entry) ? size(line) : .madeByUIKit
    case .programmer: return Sentence.says("explain.role.programmer")
    case .mask: return Sentence.says("explain.role.mask")
    case .content: return Sentence.says("explain.role.content")
    case .encapsulatedSize: return size(line)
    case .guide: return guide(line)
    case .stack: return stack(line)
    case .prototype: return Sentence.says("explain.role.prototype")
    case .system: return .madeByUIKit
    }
  }

  /// Whether the programmer made a line, as far as it tells, and can change it.
  package func isOwn(_ entry: Int) -> Bool { ownEntries.contains(entry) }

  private func isMadeByUIKit(_ entry: Int) -> Bool {
    layout.constraints[entry] != nil && !isOwn(entry)
  }

  /// Whether a line gives a content view its size, though no identifier says so.
  private func isGiven(_ entry: Int) -> Bool {
    suspects.first?.isApples != true && layout.constraints[entry]?.givesSize ?? false
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
    let identifier = line.description.identifier ?? ""
    if identifier.contains("UITemporaryLayout") || identifier.hasPrefix("fittingSize") {
      return Sentence.says("explain.role.size.temporary")
    }
    let name = line.description.first.item.name
    let size = line.description.first.attribute
    if name.contains("Collection") {
      return .says("explain.role.size.collection", ["size": .text(size)])
    }
    return name.contains("Cell") || name.contains("HeaderFooter")
      ? .says("explain.role.size.cell", ["size": .text(size)])
      : .says("explain.role.size.container", ["size": .text(size)])
  }

  private func guide(_ line: LogEntry) -> Sentence {
    let identifier = line.description.identifier ?? ""
    let edge = ["left", "right", "top", "bottom", "leading", "trailing"].first {
      identifier.hasPrefix("UIView-\($0)Margin") || identifier.hasSuffix("-\($0)")
    }
    guard let edge else { return Sentence.says("explain.role.guide") }
    return identifier.contains("SafeArea")
      ? .says("explain.role.safeArea", ["edge": .text(edge)])
      : .says("explain.role.margin", ["edge": .text(edge)])
  }

  private func stack(_ line: LogEntry) -> Sentence {
    switch StackPart(identifier: line.description.identifier) {
    case .canvasConnection: .says("explain.role.stack.canvas")
    case .spacing: .says("explain.role.stack.spacing")
    case .alignment: .says("explain.role.stack.alignment")
    case .fillEqually: .says("explain.role.stack.equally")
    case .fillProportionally: .says("explain.role.stack.proportionally")
    case .distributing: .says("explain.role.stack.distributing")
    case .hiding: .says("explain.role.stack.hiding")
    case .spanning, nil: .says("explain.role.stack")
    }
  }
}

extension Sentence {
  fileprivate static var madeByUIKit: Sentence { .says("explain.role.system") }

  /// What is said of a line that Interface Builder's or the visual format's standard space made.
  package static var standardSpace: Sentence { .says("explain.role.standardSpace") }
}
