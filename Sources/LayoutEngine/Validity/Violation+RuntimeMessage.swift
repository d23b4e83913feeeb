extension Violation {
  /// What UIKit says when a program makes or activates such a constraint.
  ///
  /// Anchors and items are left as `(null)`; `nil` if UIKit has nothing against it.
  package var runtimeMessage: RuntimeMessage? { fact.runtimeMessage() }
}

extension Violation.Fact {
  /// What UIKit says when a program makes or activates such a constraint.
  ///
  /// - Parameters:
  ///   - first: How the first anchor describes itself.
  ///   - second: How the second anchor describes itself.
  ///   - item: How the first item describes itself.
  ///   - constraint: How the constraint describes itself.
  /// - Returns: The message; `nil` if UIKit has nothing against it.
  package func runtimeMessage(
    first: String = "(null)", second: String = "(null)", item: String = "(null)",
    constraint: String = "(null)"
  ) -> RuntimeMessage? {
    switch self {
    case .firstItemMissing: .firstItemMissing
    case .sizeFromPosition: .invalidPairing
    case .positionAlone: .locationEqualsConstant(item: item)
    case .positionScaled: nil
    case .axesMixed: .incompatibleAnchors(constraint: constraint)
    case .directionsMixed: .leadingWithLeft
    case .priorityOutOfRange(let priority): .priorityRange(priority.logText)
    case .noCommonAncestor: .noCommonAncestor(first: first, second: second)
    case .constantNotFinite(let constant):
      .constantNotFinite(constant.logText, first: first, second: second)
    case .multiplierNotFinite(let multiplier): .multiplierNotFinite(multiplier.logText)
    }
  }
}

extension RuntimeMessage {
  /// What UIKit says when the priority of an active constraint becomes another number.
  ///
  /// - Returns: The message; `nil` if UIKit has nothing against it, as against any change among
  ///   optional priorities.
  package static func changing(priority old: Double, to new: Double) -> RuntimeMessage? {
    if Priority(new) == nil { return .priorityRange(new.logText) }
    let required = Priority.required.value
    guard (old == required) != (new == required) else { return nil }
    return .requiredPriorityMutated(to: new.logText, from: old.logText)
  }
}
