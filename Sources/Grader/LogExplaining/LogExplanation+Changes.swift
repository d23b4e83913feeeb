import Course
import LayoutEngine

extension LogExplanation {
  /// What to change about a suspected line, in words and as code.
  func change(for suspicion: Suspicion) -> (Sentence, [String]) {
    func say(_ sentence: Sentence, _ code: String...) -> (Sentence, [String]) {
      (sentence, code)
    }
    guard let constraint = layout.constraints[suspicion.entry] else {
      return say(.unsure)
    }
    let name = layout.variable(for: constraint)
    let weaker = "\(name).priority = UILayoutPriority(999)"
    switch suspicion.reason {
    case .apples: return say(.says("explain.change.apples"))
    case .stackSpacing: return say(.says("explain.change.spacing"))
    case .sharedSize: return say(.says("explain.change.shared"), weaker)
    case .negative: return say(.says("explain.change.negative"))
    case .maskLeftOn:
      let view = layout.variable(for: constraint.first.item)
      return say(
        .says("explain.change.mask"), "\(view).translatesAutoresizingMaskIntoConstraints = false")
    case .prototype: return say(.says("explain.change.prototype"))
    case .wrongSign:
      let constant = constraint.withOtherSign.second.constant
      return say(.says("explain.change.sign"), "\(name).constant = \(pointsText(constant))")
    case .saidTwice(let other):
      guard isPairOfEquations(suspicion.entry, other) else {
        return say(.says("explain.change.limit"), weaker)
      }
      return say(
        .says("explain.change.twice"), "\(name).constant = \(wanted(suspicion.entry, other))")
    case .hiddenInStack: return say(.says("explain.change.hidden"), weaker)
    case .noRoomYet(let by) where isOwn(by): return say(.says("explain.change.folded"), weaker)
    case .noRoomYet(let by): return noRoomChange(by: by, weaker: weaker)
    case .givenSize(let by): return givenChange(by: by, weaker: weaker)
    case .tiedTwice: return say(.says("explain.change.tied"), "\(name).isActive = false")
    case .sticksOut, .onlyOwn, .mostSets, .brokenByUIKit:
      return say(.unsure, "\(name).isActive = false", weaker)
    case .notYours: return say(.says("explain.change.notYours"))
    }
  }

  /// The number of two that is probably wanted, as code: the later one, unless it is 0.
  private func wanted(_ entry: Int, _ other: Int) -> String {
    let numbers = [entry, other].map { layout.constraints[$0]?.second.constant ?? 0 }
    return pointsText(numbers.first { abs($0) > Tolerance.points } ?? 0)
  }

  private func noRoomChange(by entry: Int, weaker: String) -> (Sentence, [String]) {
    guard let item = layout.constraints[entry]?.first.item else { return (.unsure, [weaker]) }
    let name = layout.scene[item].name
    guard report.entries[entry].maker == .mask else {
      return (Sentence.says("explain.change.noRoom", ["item": .text(name)]), [weaker])
    }
    return (
      .says("explain.change.noRoom.mask", ["item": .text(name)]),
      ["\(layout.variable(for: item)).translatesAutoresizingMaskIntoConstraints = false", weaker]
    )
  }

  private func givenChange(by entry: Int, weaker: String) -> (Sentence, [String]) {
    if isRowHeight(entry) {
      return (
        Sentence.says("explain.change.cell"),
        ["tableView.rowHeight = UITableView.automaticDimension", weaker]
      )
    }
    return (.says("explain.change.container"), [weaker])
  }
}

extension Sentence {
  fileprivate static var unsure: Sentence { .says("explain.change.unsure") }
}
