/// A bucket queue of equations that wait to be eliminated, the shortest first.
///
/// Taking the shortest first limits fill-in. An equation whose length changes is added again; an
/// outdated entry is recognised when it is taken.
struct EquationQueue: Sendable {
  /// An equation, and how many unknowns it had when it was added.
  struct Entry: Sendable {
    let row: Int32
    let length: Int
  }

  /// Shorter lengths have a bucket of their own; above that, each doubling has one.
  private static let exactLengths = 16

  private var buckets: [[Entry]] = []
  private var heads: [Int] = []

  /// Adds an equation.
  mutating func add(_ row: Int32, length: Int) {
    let bucket = Self.bucket(of: length)
    while buckets.count <= bucket {
      buckets.append([])
      heads.append(0)
    }
    buckets[bucket].append(Entry(row: row, length: length))
  }

  /// Removes and returns the first equation; if a length is given, one of at most that length.
  mutating func next(upTo longest: Int? = nil) -> Entry? {
    let end = longest.map { min(Self.bucket(of: $0) + 1, buckets.count) } ?? buckets.count
    for bucket in 0..<end where heads[bucket] < buckets[bucket].count {
      heads[bucket] += 1
      return buckets[bucket][heads[bucket] - 1]
    }
    return nil
  }

  private static func bucket(of length: Int) -> Int {
    guard length >= exactLengths else { return length }
    return exactLengths + Int.bitWidth - (length / exactLengths).leadingZeroBitCount - 1
  }
}
