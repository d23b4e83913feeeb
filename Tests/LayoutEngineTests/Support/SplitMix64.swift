/// A small generator of numbers that look random and are the same in every run.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, which is positive.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One of a list that is not empty.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Whether something happens that does so in `percent` of all cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// The list in another order.
  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for last in values.indices.reversed() where last > 0 { values.swapAt(last, below(last + 1)) }
    return values
  }
}
