/// Pointers to the rows of a linear problem, valid while it is being solved.
struct SparseRows {
  let heads: UnsafeBufferPointer<LinearProblem.Head>
  let terms: UnsafeBufferPointer<LinearProblem.Term>
  let isNonnegative: UnsafeBufferPointer<Bool>

  var count: Int { heads.count }

  /// Where the terms of a row stand.
  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    Range(uncheckedBounds: (row == 0 ? 0 : Int(heads[row - 1].end), Int(heads[row].end)))
  }
}

extension LinearProblem {
  /// Calls a function with the rows as they lie in memory.
  func withSparseRows<Result>(
    _ body: (SparseRows) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    try heads.withUnsafeBufferPointer { heads throws(SolverError) in
      try terms.withUnsafeBufferPointer { terms throws(SolverError) in
        try isNonnegative.withUnsafeBufferPointer { isNonnegative throws(SolverError) in
          try body(SparseRows(heads: heads, terms: terms, isNonnegative: isNonnegative))
        }
      }
    }
  }
}

/// The scratch memory of one solve: one allocation, from which buffers are cut one after the other.
///
/// A buffer lives as long as its arena. Debug builds check every access to a buffer.
struct Arena: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private let byteCount: Int
  private var used = 0

  /// Every buffer begins at a multiple of this many bytes.
  private static let alignment = 16

  /// Makes room for so many bytes, and for the gaps between so many buffers.
  init(byteCount: Int, buffers: Int) {
    self.byteCount = byteCount + buffers * Self.alignment
    start = .allocate(byteCount: self.byteCount, alignment: Self.alignment)
  }

  deinit { start.deallocate() }

  /// Cuts a buffer off, every element of which begins with a value.
  mutating func buffer<Element: BitwiseCopyable>(
    _ count: Int, of value: Element
  ) -> UnsafeMutableBufferPointer<Element> {
    let buffer = buffer(count, as: Element.self)
    buffer.initialize(repeating: value)
    return buffer
  }

  /// Cuts off a buffer whose elements aren't initialised.
  mutating func buffer<Element: BitwiseCopyable>(
    _ count: Int, as element: Element.Type
  ) -> UnsafeMutableBufferPointer<Element> {
    let size = count * MemoryLayout<Element>.stride
    assert(used + size <= byteCount, "the arena was made too small")
    let elements = (start + used).bindMemory(to: Element.self, capacity: count)
    used += (size + Self.alignment - 1) & ~(Self.alignment - 1)
    return UnsafeMutableBufferPointer(start: elements, count: count)
  }
}

extension Range<Int> {
  /// The first number of the range for which a condition is true, or else the end of the range.
  ///
  /// After a number for which it is true, it has to be true for all others.
  ///
  /// - Complexity: O(log n).
  @inline(__always)
  func binarySearch(for isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
