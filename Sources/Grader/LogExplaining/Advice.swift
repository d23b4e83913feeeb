package import Course
package import LayoutEngine

/// What to do about a line that is suspected.
package struct Advice: Sendable {
  /// Which line, and how sure that is.
  package let headline: Sentence
  /// What speaks for it.
  package let reason: Sentence
  package let change: Sentence
  /// The change as code, in names made from the report's; empty where it isn't code.
  package let code: [String]
  /// The view to look for; `nil` if the report names none.
  package let item: ItemID?
}

extension LogExplanation {
  /// What to do about a suspected line.
  package func advice(on suspicion: Suspicion) -> Advice {
    let (change, code) = change(for: suspicion)
    return Advice(
      headline: headline(of: suspicion), reason: reason(of: suspicion), change: change, code: code,
      item: layout.constraints[suspicion.entry].map {
        suspicion.reason == .maskLeftOn ? layout.framed(by: $0) : $0.first.item
      })
  }

  /// The number under which people are told of an entry, counted from 1.
  package func number(of entry: Int) -> Int { entry + 1 }

  private func headline(of suspicion: Suspicion) -> Sentence {
    let line = number(of: suspicion.entry)
    switch suspicion.reason {
    case .apples, .notYours: return Sentence.says("explain.suspect.notYours")
    case .negative: return .says("explain.suspect.negative", ["line": line])
    default: break
    }
    if suspicion.confidence != .oneOfTwo, let other = suspicion.other {
      return Sentence.says("explain.suspect.given", ["line": line, "other": number(of: other)])
    }
    switch suspicion.confidence {
    case .almostCertain: return .says("explain.suspect.certain", ["line": line])
    case .likely: return .says("explain.suspect.likely", ["line": line])
    case .possible: return .says("explain.suspect.possible", ["line": line])
    case .oneOfTwo:
      let other = suspicion.other ?? suspicion.entry
      let (first, second) = (min(suspicion.entry, other), max(suspicion.entry, other))
      return Sentence.says(
        "explain.suspect.oneOfTwo",
        ["line": number(of: first), "other": number(of: second)])
    }
  }
}

extension Suspicion {
  /// The other line of a pair of which one is too many, or has to give way.
  package var other: Int? {
    switch reason {
    case .saidTwice(let other), .tiedTwice(let other), .givenSize(let other),
      .noRoomYet(let other), .sharedSize(let other), .stackSpacing(let other):
      other
    default: nil
    }
  }
}

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
      return (Sentence.says("explain.change.noRoom", ["item": name]), weaker)
    }
    return (.says("explain.change.noRoom.mask", ["item": name]), [unmasked] + weaker)
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
  var isAppKits: Bool {
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
