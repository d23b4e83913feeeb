/// The second part of a constraint: another anchor with a multiplier and a constant, or a length.
package enum Operand: Hashable, Sendable {
  /// A length in points, with no second item.
  case length(Double)
  /// Another anchor with its multiplier and the constant in points.
  case anchor(Anchor, multiplier: Double, constant: Double)

  /// The second anchor, if there is one.
  package var anchor: Anchor? {
    guard case .anchor(let anchor, _, _) = self else { return nil }
    return anchor
  }

  /// The constant, or the length itself, in points.
  package var constant: Double {
    get {
      switch self {
      case .length(let length): length
      case .anchor(_, _, let constant): constant
      }
    }
    set {
      self =
        switch self {
        case .length: .length(newValue)
        case .anchor(let anchor, let multiplier, _):
          .anchor(anchor, multiplier: multiplier, constant: newValue)
        }
    }
  }
}
