/// The right side of a constraint.
package enum Operand: Hashable, Sendable {
  /// A length in points, with no second item.
  case length(Double)
  /// Another anchor, scaled and then shifted by a number of points.
  case anchor(Anchor, multiplier: Double, constant: Double)

  /// The second anchor, if there is one.
  package var anchor: Anchor? {
    guard case .anchor(let anchor, _, _) = self else { return nil }
    return anchor
  }

  /// The number of points that is added, or the length itself.
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
