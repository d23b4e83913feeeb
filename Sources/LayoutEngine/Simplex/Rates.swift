/// By how much a charge changes when a variable outside the basis moves.
struct Rates: Sendable {
  /// By variable: the change for every point up.
  private(set) var up: [Double]
  /// By variable: the change for every point down.
  private(set) var down: [Double]
  /// By variable: how large the parts were that the changes were added up from.
  private(set) var sizes: [Double]
  /// The variables whose rates aren't simply 0, each once.
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

  /// Adds what it costs to move a variable.
  mutating func add(_ variable: Int32, up rise: Double, down fall: Double) {
    let place = Int(variable)
    let size = max(abs(rise), abs(fall))
    guard size > 0 else { return }
    if sizes[place] == 0 { touched.append(variable) }
    up[place] += rise
    down[place] += fall
    sizes[place] += size
  }

  /// The change for every point in a direction, 0 where it is noise.
  func change(_ variable: Int32, up isUp: Bool) -> Double {
    let change = isUp ? up[Int(variable)] : down[Int(variable)]
    return abs(change) <= Tolerance.rate * sizes[Int(variable)] ? 0 : change
  }

  /// Makes all rates 0.
  mutating func clear() {
    for variable in touched {
      up[Int(variable)] = 0
      down[Int(variable)] = 0
      sizes[Int(variable)] = 0
    }
    touched.removeAll(keepingCapacity: true)
  }
}
