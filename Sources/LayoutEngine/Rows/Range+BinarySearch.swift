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
