/// What the solver can't answer for; never the learner's mistake.
package enum SolverError: Error, Hashable, Sendable {
  /// A number of a row is infinite or not a number; rows are counted from 0.
  case rowNotFinite(Int)
  /// A row speaks of a variable that the problem doesn't have.
  case unknownVariable(Int32, row: Int)
  /// A number outgrew what a double can hold while the problem was solved.
  case overflow
  /// The numbers lie so far apart that a double loses the small ones beside the large.
  case tooFarApart
  /// The problem takes more arithmetic than is allowed.
  case tooLarge
  /// The violations at a level seemed to fall without end, though they can't be negative.
  case bottomless(level: Int)
  /// A required row doesn't hold in the values that were found.
  case residual(row: Int, off: Double)
  /// A size that can't be negative came out negative.
  case negative(variable: Int, value: Double)
  /// A value that belongs to the optimum turned out not to.
  case lostOptimum(variable: Int, value: Double)
  /// A set of required statements has a layout, and together with others known to hold it has none.
  case noConflict
  /// A constraint speaks of an item that isn't in the scene.
  case unknownItem(ItemID, constraint: Int)
  /// The two items of a constraint hang in different trees, so no coordinates are common to them.
  case noCommonAncestor(constraint: Int)
}
