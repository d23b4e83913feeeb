/// A way of solving the layout of a sheet, with all objects that the solver needs.
protocol Contestant {
  init(_ sheet: Sheet) throws
  /// All frames, x, y, width and height each; `nil` if no layout satisfies the required constraints.
  func values() throws -> [Double]?
  /// All frames after the held variables get other values.
  mutating func hold(_ values: [Double]) throws -> [Double]?
  /// All frames, after a row was removed, all frames were found, and the row was added again.
  mutating func churn(_ row: Int) throws -> [Double]?
}
