extension Tableau {
  /// Puts the unknowns where their own kinks and then equations between them would have them.
  ///
  /// An equation of whatever level with one unknown left decides that one, from the first unknown
  /// to the last. So a chain of wishes that agree begins where it ends, and isn't mended link by
  /// link.
  ///
  /// - Parameters:
  ///   - sums: The sums in terms of the unknowns.
  ///   - extents: For every unknown what its own kinks leave.
  mutating func placeUnknowns(_ sums: [[LinearProblem.Term]], in extents: [Extent]) {
    let count = extents.count
    var isPlaced = extents.map { !$0.isOpen }
    var links = Links(count: count)
    var openCounts = [Int](repeating: 0, count: sums.count)
    for (place, sum) in sums.enumerated() {
      for term in sum {
        links.add(Int32(place), to: term.variable)
        if !isPlaced[Int(term.variable)] { openCounts[place] += 1 }
      }
    }
    var pending: [Int32] = openCounts.indices.filter { openCounts[$0] == 1 }.map { Int32($0) }
    for unknown in 0..<count {
      values[unknown] = isPlaced[unknown] ? values[unknown] : extents[unknown].restingValue
    }
    func settle(_ unknown: Int32) {
      isPlaced[Int(unknown)] = true
      var link = links.first(of: unknown)
      while link >= 0 {
        let (sum, next) = links.step(link)
        openCounts[Int(sum)] -= 1
        if openCounts[Int(sum)] == 1 { pending.append(sum) }
        link = next
      }
    }
    for unknown in 0..<count {
      while let place = pending.popLast() {
        let sum = sums[Int(place)]
        guard let open = sum.first(where: { !isPlaced[Int($0.variable)] }),
          let target = equation(of: count + Int(place))
        else { continue }
        let rest = sum.reduce(target) { rest, term in
          term.variable == open.variable
            ? rest : rest - term.coefficient * values[Int(term.variable)]
        }
        let extent = extents[Int(open.variable)]
        let value = min(max(rest / open.coefficient, extent.lowest), extent.highest)
        if value.isFinite { values[Int(open.variable)] = value }
        settle(open.variable)
      }
      if !isPlaced[unknown] { settle(Int32(unknown)) }
    }
  }

  /// What a variable ought to be, by the first of its equations in order of level.
  private func equation(of variable: Int) -> Double? {
    kinks[starts[variable]..<starts[variable + 1]]
      .filter { $0.below > 0 && $0.above > 0 }
      .min { $0.level < $1.level }?.position
  }
}
