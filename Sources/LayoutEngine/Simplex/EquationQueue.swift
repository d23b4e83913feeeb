/// Equations that wait to be used up, the shortest first and among equals the earliest.
///
/// Taking the shortest first keeps the work down: two chains are joined in the middle before a
/// third link is hung on either. An equation whose length changes is simply put in again; what is
/// out of date is recognised when it comes out.
struct EquationQueue: Sendable {
  /// An equation, and how many unknowns it had when it was put in.
  struct Entry: Sendable {
    let row: Int32
    let length: Int
  }

  /// Lengths up to this one have a line of their own, and then every doubling has.
  private static let exactLengths = 16

  private var lines: [[Entry]] = []
  private var heads: [Int] = []

  /// Puts an equation in.
  mutating func add(_ row: Int32, length: Int) {
    let line = Self.line(of: length)
    while lines.count <= line {
      lines.append([])
      heads.append(0)
    }
    lines[line].append(Entry(row: row, length: length))
  }

  /// Takes the first equation out, of at most a length if one is given.
  mutating func next(upTo longest: Int? = nil) -> Entry? {
    let end = longest.map { min(Self.line(of: $0) + 1, lines.count) } ?? lines.count
    for line in 0..<end where heads[line] < lines[line].count {
      heads[line] += 1
      return lines[line][heads[line] - 1]
    }
    return nil
  }

  private static func line(of length: Int) -> Int {
    guard length >= exactLengths else { return length }
    return exactLengths + Int.bitWidth - (length / exactLengths).leadingZeroBitCount - 1
  }
}
