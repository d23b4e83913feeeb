import Course
import LayoutEngine

extension LogExplanation {
  /// What to change about a suspected line, in words and as code.
  func change(for suspicion: Suspicion) -> (Sentence, [String]) {
    func say(_ key: ExplanationSentence, _ code: String...) -> (Sentence, [String]) {
      (Sentence(key), code)
    }
    guard let constraint = layout.constraints[suspicion.entry] else {
      return say(.changeUnsure)
    }
    let name = layout.variable(for: constraint)
    let weaker = "\(name).priority = UILayoutPriority(999)"
    switch suspicion.reason {
    case .negative: return say(.changeNegative)
    case .maskLeftOn:
      let view = layout.variable(for: constraint.first.item)
      return say(.changeMask, "\(view).translatesAutoresizingMaskIntoConstraints = false")
    case .prototype: return say(.changePrototype)
    case .wrongSign:
      let constant = constraint.withOtherSign.second.constant
      return say(.changeSign, "\(name).constant = \(pointsText(constant))")
    case .saidTwice(let other):
      guard isPairOfEquations(suspicion.entry, other) else { return say(.changeLimit, weaker) }
      return say(.changeTwice, "\(name).constant = \(wanted(suspicion.entry, other))")
    case .hiddenInStack: return say(.changeHidden, weaker)
    case .noRoomYet(let by) where isOwn(by): return say(.changeFolded, weaker)
    case .noRoomYet(let by): return noRoomChange(by: by, weaker: weaker)
    case .givenSize(let by): return givenChange(suspicion, by: by, weaker: weaker)
    case .tiedTwice: return say(.changeTied, "\(name).isActive = false")
    case .sticksOut, .limit, .onlyOwn, .mostSets:
      return say(.changeUnsure, "\(name).isActive = false", weaker)
    case .notYours: return notYoursChange(suspicion, constraint)
    }
  }

  /// The number of two that is probably wanted, as code: the later one, unless it is 0.
  private func wanted(_ entry: Int, _ other: Int) -> String {
    let numbers = [entry, other].map { layout.constraints[$0]?.second.constant ?? 0 }
    return pointsText(numbers.first { abs($0) > Tolerance.points } ?? 0)
  }

  private func noRoomChange(by entry: Int, weaker: String) -> (Sentence, [String]) {
    guard report.entries[entry].maker == .mask, let item = layout.constraints[entry]?.first.item
    else { return (Sentence(ExplanationSentence.changeNoRoom), [weaker]) }
    return (
      Sentence(
        ExplanationSentence.changeNoRoomMask, ["item": .text(layout.scene[item].name)]),
      ["\(layout.variable(for: item)).translatesAutoresizingMaskIntoConstraints = false", weaker]
    )
  }

  private func givenChange(
    _ suspicion: Suspicion, by entry: Int, weaker: String
  ) -> (Sentence, [String]) {
    if isRowHeight(entry) {
      return (
        Sentence(ExplanationSentence.changeCell),
        ["tableView.rowHeight = UITableView.automaticDimension", weaker]
      )
    }
    if report.entries[entry].maker != .mask {
      return (Sentence(ExplanationSentence.changeContainer), [weaker])
    }
    guard let set = sets.first(where: { $0.contains(suspicion.entry) }),
      let balance = balance(of: set), balance.entry == suspicion.entry
    else {
      return (Sentence(ExplanationSentence.changeContainer), [weaker])
    }
    return (
      Sentence(
        ExplanationSentence.changeFrame, ["equation": .text(equation(balance.fitting))]),
      [weaker]
    )
  }

  private func notYoursChange(
    _ suspicion: Suspicion, _ constraint: Constraint
  ) -> (Sentence, [String]) {
    let isEmpty =
      constraint.givesSize && abs(constraint.second.constant) <= Tolerance.points
    guard isEmpty, let name = layout.item(constraint.first.item)?.className,
      name.contains("Toolbar")
    else { return (Sentence(ExplanationSentence.changeNotYours), []) }
    return (
      Sentence(ExplanationSentence.changeEmptyBar),
      ["UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))"]
    )
  }
}
