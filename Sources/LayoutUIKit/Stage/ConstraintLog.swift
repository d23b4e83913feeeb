/// Every constraint that was made since the log was opened, active or not.
@MainActor
package enum ConstraintLog {
  /// A constraint, which the log doesn't keep alive, and where it was made.
  struct Made {
    let place: CreationPlace
    weak var constraint: NSLayoutConstraint?
  }

  /// The constraints, in the order in which they were made; `nil` while nobody asks.
  private(set) static var made: [Made]?

  static func open() { made = [] }

  static func close() { made = nil }

  /// Adds a constraint.
  static func note(_ constraint: NSLayoutConstraint) {
    made?.append(Made(place: constraint.form.place, constraint: constraint))
  }

  /// Drops a constraint that its maker took away again on purpose.
  package static func forget(_ constraint: NSLayoutConstraint) {
    made?.removeAll { $0.constraint === constraint }
  }
}
