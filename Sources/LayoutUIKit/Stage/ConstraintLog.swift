/// Every constraint that was made since the log was opened, active or not.
@MainActor
package enum ConstraintLog {
  /// The constraints, in the order in which they were made; `nil` while nobody asks.
  private(set) static var made: [NSLayoutConstraint]?

  static func open() { made = [] }

  static func close() { made = nil }

  /// Keeps a constraint in mind, and alive.
  static func note(_ constraint: NSLayoutConstraint) { made?.append(constraint) }

  /// Drops a constraint that its maker took away again on purpose.
  package static func forget(_ constraint: NSLayoutConstraint) {
    made?.removeAll { $0 === constraint }
  }
}
