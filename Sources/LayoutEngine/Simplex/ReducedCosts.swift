/// The reduced cost of each nonbasic variable: by how much it changes the objective.
///
/// The cost is piecewise linear, so a variable has one reduced cost for each direction.
struct ReducedCosts: Sendable {
  /// By variable: the change of the objective for every point up.
  private(set) var up: [Double]
  /// By variable: the change of the objective for every point down.
  private(set) var down: [Double]
  /// By variable: the sum of the absolute contributions, to judge rounding by.
  private(set) var sizes: [Double]
  /// The variables that have a contribution, each once; all others' reduced costs are 0.
  private(set) var touched: [Int32] = []

  init(count: Int) {
    up = [Double](repeating: 0, count: count)
    down = up
    sizes = up
  }

  /// Makes room for one more variable.
  mutating func addVariable() {
    up.append(0)
    down.append(0)
    sizes.append(0)
  }

  /// Adds a contribution to a variable's reduced costs.
  mutating func add(_ variable: Int32, up rise: Double, down fall: Double) {
    let place = Int(variable)
    let size = max(abs(rise), abs(fall))
    guard size > 0 else { return }
    if sizes[place] == 0 { touched.append(variable) }
    up[place] += rise
    down[place] += fall
    sizes[place] += size
  }

  /// The reduced cost for a direction; 0 if it is only rounding noise.
  func value(_ variable: Int32, up isUp: Bool) -> Double {
    let change = isUp ? up[Int(variable)] : down[Int(variable)]
    return abs(change) <= Tolerance.slope * sizes[Int(variable)] ? 0 : change
  }

  /// Sets all reduced costs to 0.
  mutating func clear() {
    for variable in touched {
      up[Int(variable)] = 0
      down[Int(variable)] = 0
      sizes[Int(variable)] = 0
    }
    touched.removeAll(keepingCapacity: true)
  }
}
