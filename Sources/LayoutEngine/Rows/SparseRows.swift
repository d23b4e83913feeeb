/// Pointers to the rows of a linear problem, valid while it is being solved.
struct SparseRows {
  let heads: UnsafeBufferPointer<LinearProblem.Head>
  let terms: UnsafeBufferPointer<LinearProblem.Term>
  let isNonnegative: UnsafeBufferPointer<Bool>

  /// The number of rows.
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
