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
  /// A width has the silent bound 0, so `v.width <= 400` alone gives 0. Sizes come first, so that
  /// `v.right >= 377` alone moves an empty view and doesn't stretch it, as on a device. Positions
  /// count in the parent. Source: DESIGN.md, section 3; MEASURED.md, section 5.
  ///
  /// - Throws: ``SolverFault`` if the arithmetic gives way.
  mutating func settle() throws(SolverFault) {
    var work = Work()
    for variable in values.indices.lazy.map(FramePart.unknown(settledAt:)) where mayMove(variable) {
      let extent = try extent(of: variable, &work)
      if extent.isOpen { try fix(variable, at: extent.restingValue, &work) }
      hold(variable, at: extent.restingValue)
    }
    values = try checkedValues()
  }
}

extension Extent {
  /// The value that the tie rule takes.
  var restingValue: Double {
    switch (lowest.isFinite, highest.isFinite) {
    case (false, false): 0
    case (true, false): lowest
    case (false, true): highest
    case (true, true): min(max(0, lowest), highest)
    }
  }
}
