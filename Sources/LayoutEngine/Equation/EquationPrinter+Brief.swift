extension EquationPrinter {
  /// The equation as people write it by hand, without factors of 1, sums of 0 and needless decimals.
  ///
  ///     gap: Red.leading = Blue.trailing + 8 @750
  ///     Red.width = 80
  ///
  /// Numbers are rounded to six digits, as logs have them; what a computer can hardly tell from 0
  /// is 0.
  package static func brief(for constraint: Constraint, in scene: Scene) -> String {
    let start = label(constraint.identifier) + name(of: constraint.first, in: scene)
    let side: String
    switch constraint.second {
    case .length(let length): side = number(length)
    case .anchor(let anchor, let multiplier, let constant):
      let factor = multiplier == 1 ? "" : "\(number(multiplier)) * "
      let distance = number(constant.magnitude)
      let sum = distance == "0" ? "" : " \(constant < 0 ? "-" : "+") \(distance)"
      side = factor + name(of: anchor, in: scene) + sum
    }
    return "\(start) \(constraint.relation.sign) \(side)\(priority(constraint.priority.value))"
  }

  private static func number(_ value: Double) -> String {
    abs(value) < Tolerance.same ? "0" : value.logText
  }
}
