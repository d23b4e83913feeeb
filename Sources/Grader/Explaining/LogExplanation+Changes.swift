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
    case .maskLeftOn:
      let view = layout.variable(for: constraint.first.item)
      return say(.changeMask, "\(view).translatesAutoresizingMaskIntoConstraints = false")
    case .prototype: return say(.changePrototype)
    case .wrongSign:
      let constant = constraint.withOtherSign.second.constant
      return say(.changeSign, "\(name).constant = \(pointsText(constant))")
    case .saidTwice: return say(.changeTwice, twiceCode(constraint, name))
    case .hiddenInStack: return say(.changeHidden, weaker)
    case .noRoomYet(let by): return say(isOwn(by) ? .changeFolded : .changeNoRoom, weaker)
    case .givenSize(let by): return givenChange(suspicion, by: by, weaker: weaker)
    case .tiedTwice, .limit, .onlyOwn, .mostSets:
      return say(.changeUnsure, "\(name).isActive = false", weaker)
    case .notYours: return notYoursChange(suspicion, constraint)
    }
  }

  private func twiceCode(_ constraint: Constraint, _ name: String) -> String {
    "\(name).constant = \(pointsText(constraint.second.constant))"
  }

  private func givenChange(
    _ suspicion: Suspicion, by entry: Int, weaker: String
  ) -> (Sentence, [String]) {
    let line = report.entries[entry]
    if line.maker == .encapsulatedSize {
      let isCell = line.description.first.item.name.contains("TableViewCell")
      let isHigh = line.description.first.attribute == Attribute.height.name
      guard isCell, isHigh else {
        return (Sentence(ExplanationSentence.changeContainer), [weaker])
      }
      return (
        Sentence(ExplanationSentence.changeCell),
        ["tableView.rowHeight = UITableView.automaticDimension", weaker]
      )
    }
    guard let balance = balance(without: suspicion.entry) else {
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

  /// What the other lines of the first set that needs a line make of it.
  package func balance(without entry: Int) -> QuarrelBalance? {
    quarrels.first { $0.members.contains(entry) }?.balance(without: entry)
  }
}
