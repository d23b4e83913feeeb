package import Course
package import LayoutEngine

/// What a report of UIKit's means, found out by solving what it says.
package struct LogExplanation: Sendable {
  package let report: LogReport
  /// The views, guides and constraints that the report speaks of.
  package let layout: LoggedLayout
  /// The smallest sets of constraints that can't all be satisfied.
  ///
  /// Their members count the problem's constraints, which ``sets`` translates.
  package let conflictList: ConflictList
  /// The same sets as places among the report's entries, each in ascending order.
  package let sets: [[Int]]
  /// The entries that the programmer made, as far as they tell.
  let ownEntries: Set<Int>
  /// The same sets with what is known about their lines.
  let conflicts: [ConflictSet]
  /// The lines that are most likely not wanted, the likeliest first; empty if nothing points at one.
  package let suspects: [Suspicion]
  /// The entry that UIKit gave up; `nil` if the report doesn't tell.
  package let brokenEntry: Int?
  /// Why the sets couldn't be found: too many lines, or too large numbers.
  package let error: SolverError?

  /// Solves a report; what UIKit gave up counts as an entry, even where the list has lost it.
  package init(_ report: LogReport) {
    let whole = report.listingBroken
    self.init(whole, layout: LoggedLayout(whole))
  }

  /// Solves what a report says about a layout.
  ///
  /// - Complexity: that of ``LayoutSolver/conflicts(of:)``, and a few solutions for each set.
  package init(_ report: LogReport, layout: LoggedLayout) {
    self.init(solving: report, layout)
    guard sets.isEmpty, error == nil else { return }
    // UIKit says that there is a conflict, so a view may not be what its name looks like.
    var plain = LoggedLayout(report, guessesScrollViews: false)
    plain.scene.factReadOtherwise = layout.scene.factReadOtherwise
    guard plain != layout else { return }
    let other = LogExplanation(solving: report, plain)
    if !other.sets.isEmpty { self = other }
  }

  private init(solving report: LogReport, _ layout: LoggedLayout) {
    self.report = report
    self.layout = layout
    brokenEntry = report.brokenEntry
    let (problem, places) = layout.problem
    do {
      conflictList = try LayoutSolver.conflicts(of: problem)
      error = nil
    } catch let failure {
      conflictList = ConflictList([], isComplete: false)
      error = failure
    }
    sets = conflictList.conflicts.map { conflict in
      conflict.members.compactMap { member in
        guard case .constraint(let index) = member else { return nil }
        return places[index]
      }
    }
    let own = Set(report.entries.indices.filter { report.isOwn($0, in: layout) })
    let printed = report.printedHolders(in: layout)
    func conflict(_ members: [Int], points: Double) -> ConflictSet {
      ConflictSet(
        report: report, layout: layout, printed: printed, own: members.filter { own.contains($0) },
        members: members, points: points)
    }
    conflicts = zip(sets, conflictList.conflicts).map { conflict($0, points: $1.points) }
    suspects =
      conflicts.isEmpty
      ? SuspicionSearch.reading(of: conflict(places, points: 0))
      : SuspicionSearch(conflicts: conflicts).suspicions
    ownEntries = suspects.first?.isApples == true ? [] : own
  }
}

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
  func givenName(of entry: Int) -> String? {
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
      return .says("explain.role.size.collection", ["size": size])
    }
    return name.contains("Cell") || name.contains("HeaderFooter")
      ? .says("explain.role.size.cell", ["size": size])
      : .says("explain.role.size.container", ["size": size])
  }

  private func guide(_ line: LogEntry) -> Sentence {
    let identifier = line.description.identifier ?? ""
    let edge = ["left", "right", "top", "bottom", "leading", "trailing"].first {
      identifier.hasPrefix("UIView-\($0)Margin") || identifier.hasSuffix("-\($0)")
    }
    guard let edge else { return Sentence.says("explain.role.guide") }
    return identifier.contains("SafeArea")
      ? .says("explain.role.safeArea", ["edge": edge])
      : .says("explain.role.margin", ["edge": edge])
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
  static var standardSpace: Sentence { .says("explain.role.standardSpace") }
}

/// What the conflicts rest on besides the lines: margins that no line tells, and rounded numbers.
extension LogExplanation {
  /// By how many points a set conflicts: about so many where the log may have rounded its numbers.
  func extent(_ points: Double, of set: [Int]) -> Sentence.Value {
    guard let decimals = set.compactMap({ report.entries[$0].decimals }).min() else {
      return .sentence(.says("explain.points", ["points": points]))
    }
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
    let rounded = max(unit, (points / unit).rounded() * unit)
    return .sentence(.says("explain.points.about", ["points": rounded]))
  }

  /// What is assumed about the lines of the sets, in sentences; without a set about all lines, which
  /// may only agree because of it.
  var assumptions: [Sentence] {
    let sets = sets.isEmpty && !isCut ? [Array(report.entries.indices)] : sets
    let members = Set(sets.joined()).sorted()
    let rounded = members.filter { report.entries[$0].decimals != nil }
    let rounding = Sentence.says(
      "explain.assumed.rounding", ["lines": numbers(rounded), "count": .count(rounded.count)])
    let margins = Set(sets.flatMap(assumedMargins)).sorted().map { view in
      let points = Sentence.Value.points(layout.scene[view].margins.left)
      return Sentence.says(
        "explain.assumed.margins", ["item": .text(layout.scene[view].name), "points": points])
    }
    return (rounded.isEmpty || isRounding ? [] : [rounding]) + margins
  }

  /// The views whose margins a set depends on, where none of its lines tells a margin.
  private func assumedMargins(of set: [Int]) -> [ItemID] {
    let isTold = set.contains { entry in
      report.entries[entry].description.identifier?.hasSuffix("Margin-guide-constraint") == true
    }
    guard !isTold else { return [] }
    return set.flatMap { layout.constraints[$0]?.anchors ?? [] }.compactMap { anchor in
      let isGuide = layout.item(anchor.item)?.text == "UIViewLayoutMarginsGuide"
      return isGuide
        ? layout.scene[anchor.item].parent : anchor.attribute.isMargin ? anchor.item : nil
    }
  }
}

extension LogEntry {
  /// To how many decimals its numbers are known, if the log may have rounded one of them.
  fileprivate var decimals: Int? {
    // A multiplier counts for some hundred points.
    let factor = description.multiplier.loggedDecimals.map { max(0, $0 - 3) }
    return [description.constant.loggedDecimals, factor].compactMap { $0 }.min()
  }
}

extension Double {
  /// The decimals of a number that has all six digits of a log; `nil` for a shorter one.
  fileprivate var loggedDecimals: Int? {
    let parts = magnitude.logText.split(separator: ".")
    guard parts.count == 2, parts[1].allSatisfy({ $0.isNumber }) else { return nil }
    return (parts[0] + parts[1]).drop { $0 == "0" }.count == 6 ? parts[1].count : nil
  }
}

/// What to say about a report of which lines are missing.
extension LogExplanation {
  var isCut: Bool { report.gap != nil || cutLines > 0 }

  private var cutLines: Int { report.unread.count { $0.problem == .cutOff } }

  /// What is missing, what to copy, and what a line says that is left; `nil` where nothing shows
  /// that lines are missing.
  var gapSentences: [Sentence]? {
    guard isCut || report.entries.count == 1 && report.unread.isEmpty else { return nil }
    let entry = brokenEntry ?? (report.entries.count == 1 ? 0 : nil)
    return [missing, entry.flatMap(meaning)].compactMap { $0 }
  }

  private var missing: Sentence {
    switch report.gap {
    case .tags: .says("explain.gap.tags")
    case .hidden: .says("explain.gap.hidden")
    case .leftOut: .says("explain.gap.leftOut")
    case .end: .says("explain.gap.end")
    case .list where report.entries.isEmpty: .says("explain.gap.list")
    case .list: .says("explain.gap.broken")
    case nil where cutLines > 0: .says("explain.gap.lines", ["count": cutLines])
    case nil: .says("explain.gap.one")
    }
  }

  /// What a line says on its own: by its form, and by what it is for.
  private func meaning(of entry: Int) -> Sentence? {
    guard let constraint = layout.constraints[entry] else { return nil }
    let line = Sentence.Value.count(number(of: entry))
    let item = Sentence.Value.text(layout.scene[constraint.first.item].name)
    if report.entries[entry].maker == .mask {
      return .says("explain.gap.mask", ["line": line, "item": item])
    }
    guard isOwn(entry) else {
      return .says("explain.gap.role", ["line": line, "role": .sentence(role(of: entry))])
    }
    let first = Sentence.Value.text(layout.scene.name(of: constraint.first))
    guard let second = constraint.second.anchor.map(layout.scene.name) else {
      return .says("explain.gap.size", ["line": line, "first": first])
    }
    return .says("explain.gap.tie", ["line": line, "first": first, "second": .text(second)])
  }
}
