import LayoutEngine

/// The lines of an answer beside those of the solution, as far as they are alike.
struct LinePairing {
  /// A line that is a line of the solution, or a given one, but for one part.
  struct Pair {
    /// The place in the answer.
    let index: Int
    /// The line that it resembles, with the answer's own priority unless that is the part.
    let right: Constraint
    let kind: Diagnosis.Kind
  }

  /// Each line of the answer at most once, in the answer's order.
  let pairs: [Pair]
  /// The places of lines that state nothing that the solution or the exercise states.
  let leftOver: [Int]
  /// What the solution states and the answer doesn't.
  let missing: [Constraint]

  /// Takes away what is the same, and pairs what is left, the likeliest slips first.
  init(_ lines: [Constraint], solution: [Constraint], given: [Constraint]) {
    var missing = solution.map { (form: CanonicalForm($0), constraint: $0) }
    let givenForms = Set(given.map { CanonicalForm($0) })
    var leftOver: [Int] = []
    for (index, line) in lines.enumerated() {
      let form = CanonicalForm(line)
      if let same = missing.firstIndex(where: { $0.form.matches(form) }) {
        missing.remove(at: same)
      } else if !givenForms.contains(form) {
        leftOver.append(index)
      }
    }
    self.leftOver = leftOver
    self.missing = missing.map { $0.constraint }
    pairs = Self.pairs(leftOver.map { ($0, lines[$0]) }, missing: self.missing, given: given)
  }

  /// The pair of a line of the answer.
  func pair(at index: Int) -> Pair? { pairs.first { $0.index == index } }

  private static func pairs(
    _ leftOver: [(Int, Constraint)], missing: [Constraint], given: [Constraint]
  ) -> [Pair] {
    var pairs: [Pair] = []
    var paired: Set<Int> = []
    var taken: Set<Int> = []
    let right = missing + given
    let candidates = leftOver.map { index, line in
      (index, right.map { LineDifference.onlyPart(of: line, besides: $0) })
    }
    for kind in Diagnosis.Kind.allCases {
      for (index, kinds) in candidates where !paired.contains(index) {
        // A given line is satisfied in addition to the answer's, so it can be misquoted more than once.
        guard let other = kinds.indices.first(where: { kinds[$0] == kind && !taken.contains($0) })
        else { continue }
        var mended = right[other]
        if kind != .priority, let own = leftOver.first(where: { $0.0 == index }) {
          mended.priority = own.1.priority
        }
        pairs.append(Pair(index: index, right: mended, kind: kind))
        paired.insert(index)
        if other < missing.count { taken.insert(other) }
      }
    }
    return pairs.sorted { $0.index < $1.index }
  }
}
