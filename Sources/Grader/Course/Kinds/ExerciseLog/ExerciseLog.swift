package import LayoutEngine

/// What a console said, for learners to read: `log.txt` in an exercise's folder.
package struct ExerciseLog: Hashable, Sendable {
  static let fileName = "log.txt"

  package let text: CourseText
  /// The reports, in the order of the file; at least one.
  package private(set) var reports: [ShownReport]

  /// Reads a file in which every line that looks like an entry is one.
  init(_ text: CourseText) throws(CourseError) {
    self.text = text
    var reports: [ShownReport] = []
    for report in ConflictLog(reading: text.text).reports {
      if let unread = report.unread.first {
        throw CourseError(
          text.path, at: unread.range.start,
          .says("course.log.unread", ["line": unread.text]))
      }
      let layout = LoggedLayout(report)
      if let index = layout.constraints.firstIndex(of: nil) {
        let entry = report.entries[index]
        throw CourseError(
          text.path, at: entry.range.start,
          .says("course.log.invalid", ["line": entry.text]))
      }
      reports.append(ShownReport(report, layout, firstLine: reports.last?.lines.upperBound ?? 1))
    }
    guard !reports.isEmpty else {
      throw CourseError(
        text.path,
        .says("course.log.empty"))
    }
    self.reports = reports
  }

  package var lines: Range<Int> { 1..<(reports.last?.lines.upperBound ?? 1) }

  func report(of line: Int) -> ShownReport? { reports.first { $0.lines.contains(line) } }

  /// Gives items the names that an author has chosen, by the addresses that the log prints.
  mutating func name(_ names: [String: String]) throws(SceneError) {
    for (index, report) in reports.enumerated() {
      var chosen: [ItemID: String] = [:]
      for item in report.items {
        if let address = item.address { chosen[item.id] = names[address] }
      }
      try reports[index].name(chosen)
    }
  }
}

/// One report of an exercise's log: lines that conflict, with the numbers by which they are called.
///
/// The lines of all reports of a log are numbered through, from 1.
package struct ShownReport: Hashable, Sendable {
  package let firstLine: Int
  package let report: LogReport
  package private(set) var layout: LoggedLayout
  package private(set) var scene: Scene
  private let constraints: [Constraint]

  /// Takes a report whose lines all say something that can be solved.
  init(_ report: LogReport, _ layout: LoggedLayout, firstLine: Int) {
    self.firstLine = firstLine
    self.report = report
    self.layout = layout
    scene = layout.scene
    // The name in quotes is one more part of the line, and no part of its equation.
    constraints = layout.constraints.compactMap { constraint in
      var unnamed = constraint
      unnamed?.identifier = nil
      return unnamed
    }
  }

  package var entries: [LogEntry] { report.entries }

  /// What the report calls its items, in the order in which they first occur.
  package var items: [LoggedLayout.LoggedItem] { layout.items }

  package var lines: Range<Int> { firstLine..<firstLine + entries.count }

  /// The number of the line that UIKit gave up; `nil` where it isn't told, or none of the lines.
  package var brokenLine: Int? {
    report.broken.flatMap { broken in
      entries.firstIndex { $0.description == broken.description }.map { firstLine + $0 }
    }
  }

  /// The line with a number, which has to be one of ``lines``.
  package func entry(inLine line: Int) -> LogEntry { entries[line - firstLine] }

  package func constraint(inLine line: Int) -> Constraint { constraints[line - firstLine] }

  /// The equation of a line, about the names of ``scene``.
  package func equation(inLine line: Int) -> String {
    EquationPrinter.brief(for: constraint(inLine: line), in: scene)
  }

  func reading(otherwise fact: UnverifiedFact) -> ShownReport {
    var report = self
    report.scene.factReadOtherwise = fact
    report.layout.scene.factReadOtherwise = fact
    return report
  }

  mutating func name(_ names: [ItemID: String]) throws(SceneError) {
    var renamed = Scene()
    for id in scene.ids {
      var item = scene[id]
      item.name = names[id] ?? item.name
      try renamed.add(item)
    }
    scene = renamed
  }
}

/// A part of a line of a log, in the words of questions.
package enum LogEntryPart: String, CaseIterable, Hashable, Sendable {
  /// What kind of constraint it is.
  case `class`
  case ownAddress = "own-address"
  case mask
  case identifier
  /// Whether a picture is one across or down.
  case axis
  /// The bar of a picture, and what is told about it at the end.
  case superview
  /// A view or guide, or the half of its name.
  case item
  case attribute
  case relation
  case multiplier
  case constant
  case priority
  case active
}

extension LogEntry {
  /// The parts of the line, with the words that stand there for them.
  package var parts: [(part: LogEntryPart, text: String)] {
    var parts: [(part: LogEntryPart, text: String)] = [
      (.class, description.className), (.ownAddress, description.address),
      (.relation, description.relation == .equal ? "==" : description.relation.sign),
      (.constant, description.constant.magnitude.logText),
      (.constant, description.constant.logText), (.axis, "H:"), (.axis, "V:"),
    ]
    if let mask = description.mask { parts.append((.mask, mask)) }
    if let identifier = description.identifier {
      parts += [(.identifier, "'\(identifier)'"), (.identifier, identifier)]
    }
    for side in [description.first, description.second].compactMap({ $0 }) {
      let isBar = text.contains("'|':\(side.item.name)")
      let whole: LogEntryPart = isBar ? .superview : .item
      parts += side.item.names.map { (whole, $0) }
      if isBar { parts += [(.superview, "|"), (.superview, "'|':\(side.item.name)")] }
      parts.append((.attribute, side.attribute))
    }
    if description.multiplier != 1 {
      parts.append((.multiplier, description.multiplier.logText))
    }
    let priority = description.priority.logText
    parts += [(.priority, "priority:\(priority)"), (.priority, "@\(priority)")]
    parts += [(.active, "active"), (.active, "inactive")]
    return parts.filter { text.contains($0.text) }
  }

  /// What some words of the line are; `nil` if that can't be told, or they aren't there.
  package func part(of words: String) -> LogEntryPart? {
    let found = Set(parts.filter { $0.text == words }.map { $0.part })
    return found.count == 1 ? found.first : nil
  }
}

extension ConstraintDescription.Item {
  /// The name, its class and its address: `UIView:0x1`, `UIView` and `0x1`.
  fileprivate var names: [String] {
    let halves = name.split(separator: ":", maxSplits: 1).map(String.init)
    // A guide's identifier or a label's text stands behind the address.
    let address = halves.count == 2 ? halves[1].prefix { $0 != "'" && $0 != " " } : ""
    return [name] + halves + [String(address)].filter { !$0.isEmpty }
  }
}

/// Who made a constraint of a log, in the words of questions.
package enum LogMaker: String, CaseIterable {
  case me, mask, content, container, guide, stack, builder, system

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
