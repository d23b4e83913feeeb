import Course
import LayoutEngine

extension LogExplanation {
  /// What to change about a suspected line, in words and as code.
  func change(for suspicion: Suspicion) -> (Sentence, [String]) {
    guard let constraint = layout.constraints[suspicion.entry] else { return (.unsure, []) }
    let spelling = ConstraintSpelling(of: suspicion.entry, constraint, in: self)
    let weaker = spelling.weaker
    switch suspicion.reason {
    case .apples: return (.says("explain.change.apples"), [])
    case .stackSpacing: return (.says("explain.change.spacing"), [])
    case .sharedSize: return (.says("explain.change.shared"), weaker)
    case .negative: return (.says("explain.change.negative"), [])
    case .maskLeftOn:
      let view = layout.variable(for: layout.framed(by: constraint))
      return (
        .says("explain.change.mask"), ["\(view).translatesAutoresizingMaskIntoConstraints = false"]
      )
    case .prototype: return (.says("explain.change.prototype"), [])
    case .wrongSign:
      let constant = constraint.withOtherSign.second.constant
      return (.says("explain.change.sign"), [spelling.saying(constant)])
    case .saidTwice(let other):
      guard isPairOfEquations(suspicion.entry, other) else {
        return (.says("explain.change.limit"), weaker)
      }
      if spelling.isLibrarys { return (.remake, [spelling.alone]) }
      return (
        .says("explain.change.twice"), [spelling.saying(wanted(suspicion.entry, other))]
      )
    case .hiddenInStack: return (.says("explain.change.hidden"), weaker)
    case .noRoomYet(let by) where isOwn(by): return (.says("explain.change.folded"), weaker)
    case .noRoomYet(let by): return noRoomChange(by: by, weaker: weaker)
    case .givenSize(let by): return givenChange(by: by, weaker: weaker)
    case .tiedTwice where spelling.isLibrarys: return (.remake, [spelling.alone])
    case .tiedTwice: return (.says("explain.change.tied"), [spelling.alone])
    case .sticksOut, .onlyOwn, .mostSets, .brokenByUIKit: return (.unsure, weaker)
    case .notYours: return (.says("explain.change.notYours"), [])
    }
  }

  /// The number of two that is probably wanted: the later one, unless it is 0.
  private func wanted(_ entry: Int, _ other: Int) -> Double {
    let numbers = [entry, other].map { layout.constraints[$0]?.second.constant ?? 0 }
    return numbers.first { abs($0) > Tolerance.points } ?? 0
  }

  private func noRoomChange(by entry: Int, weaker: [String]) -> (Sentence, [String]) {
    guard let item = layout.constraints[entry]?.first.item else { return (.unsure, weaker) }
    let name = layout.scene[item].name
    guard let unmasked = unmasked(entry) else {
      return (Sentence.says("explain.change.noRoom", ["item": .text(name)]), weaker)
    }
    return (.says("explain.change.noRoom.mask", ["item": .text(name)]), [unmasked] + weaker)
  }

  /// The mask that gives a size, switched off, as code; `nil` if no mask does, or if the system
  /// places the view by it.
  private func unmasked(_ entry: Int) -> String? {
    guard report.entries[entry].maker == .mask, let item = layout.constraints[entry]?.first.item,
      !layout.isPlacedByUIKit(item)
    else { return nil }
    return "\(layout.variable(for: item)).translatesAutoresizingMaskIntoConstraints = false"
  }

  private func givenChange(by entry: Int, weaker: [String]) -> (Sentence, [String]) {
    if isRowHeight(entry) {
      return (
        Sentence.says("explain.change.cell"),
        [
          isAppKits
            ? "tableView.usesAutomaticRowHeights = true"
            : "tableView.rowHeight = UITableView.automaticDimension"
        ] + weaker
      )
    }
    guard let unmasked = unmasked(entry), let item = layout.constraints[entry]?.first.item else {
      return (.says("explain.change.container"), weaker)
    }
    let name = Sentence.Value.text(layout.scene[item].name)
    return (.says("explain.change.container.mask", ["item": name]), [unmasked] + weaker)
  }
}

extension LogExplanation {
  /// Whether AppKit printed the report: its words, classes or identifiers tell.
  package var isAppKits: Bool {
    report.isAppKits
      || layout.items.contains { item in
        guard let name = item.className else { return false }
        return name.hasPrefix("_NS")
          || name.hasPrefix("NS") && !name.hasPrefix("NSKVONotifying_")
      } || report.entries.contains { $0.description.identifier?.hasPrefix("NSView-") == true }
  }
}

extension Sentence {
  fileprivate static var remake: Sentence { .says("explain.change.remake") }
  fileprivate static var unsure: Sentence { .says("explain.change.unsure") }
}
