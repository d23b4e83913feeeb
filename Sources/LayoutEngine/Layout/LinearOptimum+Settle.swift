extension LinearOptimum {
  /// Chooses one of all optima, the same one every time: the tie rule.
  ///
  /// Variable by variable, in the order of the handles (item by item: width, height, x, y), with
  /// what was chosen before kept:
  ///
  ///     no bound on either side    0               a view that nobody places is at 0
  ///     one bound                  the bound       a lone inequality is exactly tight
  ///     two bounds                 least |value|   200 <= v.width <= 400 gives 200
  ///
  /// A number that a line wishes for a size comes before all that, or the nearest to it: where
  /// content hugs 60 points as strongly as a line wishes 100, everything between is equally good, and
  /// 100 is taken, as on a device. Source: docs/SEMANTICS.md, S8.4.
  ///
  /// A width has the silent bound 0, so `v.width <= 400` alone gives 0. Sizes come first, so that
  /// `v.right >= 377` alone moves an empty view and doesn't stretch it, as on a device. Positions
  /// count in the parent. Source: docs/SEMANTICS.md, S8.3.
  ///
  /// - Parameter wishes: The wishes for sizes that the problem states in numbers.
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  mutating func settle(_ wishes: SizeWishes) throws(SolverError) {
    var work = Work()
    var wishes = wishes
    for variable in values.indices.lazy.map(FramePart.unknown(settledAt:)) where mayMove(variable) {
      let extent = try extent(of: variable, &work)
      guard extent.isOpen else {
        hold(variable, at: extent.restingValue)
        continue
      }
      let value = wishes.least(for: variable, in: extent) ?? extent.restingValue
      try fix(variable, at: value, &work)
      hold(variable, at: value)
    }
    values = try checkedValues()
  }
}

extension Extent {
  /// The value that the tie rule takes if no line wishes for one.
  var restingValue: Double {
    switch (lowest.isFinite, highest.isFinite) {
    case (false, false): 0
    case (true, false): lowest
    case (false, true): highest
    case (true, true): min(max(0, lowest), highest)
    }
  }
}
