package import LayoutEngine

/// What was done to an answer that doesn't give the wanted layout.
///
/// It names the part that is off and never the right one.
package struct Diagnosis: Hashable, Sendable {
  /// The part that is off; the raw values are the same in every language and report.
  ///
  /// Where a line could be mended in several parts, the earlier case is the likelier slip.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// The constant has the right number and the other sign.
    case sign
    /// The multiplier is the other way up: 2 for 0.5.
    case multiplierInverted = "multiplier-inverted"
    /// `=`, `<=` or `>=` stands for one of the others.
    case relation
    /// The line gives way too soon or too late.
    case priority
    /// The views are the right ones, tied at another edge or size.
    case attribute
    case multiplier
    case constant
    /// The line fits another view.
    case item
    /// The other lines give the wanted layout without it.
    case extraLine = "extra-line"
    /// All lines are true in the wanted layout, and don't suffice.
    case missingLine = "missing-line"
    /// No one part explains it.
    case unknown
  }

  package let kind: Kind
  /// The constraint that is meant; `nil` when the answer as a whole is.
  package let constraint: Constraint?

  /// What is meant that is said about a view itself; `nil` when it is a constraint.
  package let statement: SceneStatement?

  package init(_ kind: Kind, in constraint: Constraint? = nil) {
    self.kind = kind
    self.constraint = constraint
    statement = nil
  }

  package init(_ kind: Kind, about statement: SceneStatement) {
    self.kind = kind
    constraint = nil
    self.statement = statement
  }

  /// The line, counted from 1.
  package var line: Int? { constraint?.origin.answerRange?.line ?? statement?.range.line }
}

/// The parts by which one constraint differs from another.
package enum LineDifference {
  /// The one wrong part of a line, compared with a right line.
  ///
  /// The right line is turned around if that makes it more alike.
  ///
  /// - Returns: `nil` if they differ in more than one part, or in none.
  package static func onlyPart(of line: Constraint, besides right: Constraint) -> Diagnosis.Kind? {
    let kinds = [right, right.turned].compactMap { candidate -> Diagnosis.Kind? in
      guard let candidate, let parts = parts(of: line, besides: candidate), parts.count == 1
      else { return nil }
      return parts[0]
    }
    return Diagnosis.Kind.allCases.first { kinds.contains($0) }
  }

  /// Every part that differs, or `nil` when one of them has a second anchor and the other hasn't.
  private static func parts(
    of line: Constraint, besides right: Constraint
  ) -> [Diagnosis.Kind]? {
    var parts: [Diagnosis.Kind] = []
    if line.relation != right.relation { parts.append(.relation) }
    switch (line.multiplier, right.multiplier) {
    case (let multiplier?, let other?):
      if !Tolerance.same(multiplier, other) {
        parts.append(Tolerance.same(multiplier * other, 1) ? .multiplierInverted : .multiplier)
      }
    case (nil, nil): break
    default: return nil
    }
    let constant = line.second.constant
    if !Tolerance.same(constant, right.second.constant) {
      parts.append(Tolerance.same(constant, -right.second.constant) ? .sign : .constant)
    }
    parts += anchorParts(of: line, besides: right)
    // Which of two optional levels it is seldom matters, so another part counts first.
    let areOptional = !line.priority.isRequired && !right.priority.isRequired
    if line.priority != right.priority, parts.isEmpty || !areOptional { parts.append(.priority) }
    return parts
  }

  private static func anchorParts(
    of line: Constraint, besides right: Constraint
  ) -> [Diagnosis.Kind] {
    let anchors = [line.first, line.second.anchor].compactMap { $0 }
    let others = [right.first, right.second.anchor].compactMap { $0 }
    let attributes = zip(anchors, others).filter { $0.attribute != $1.attribute }
    let items = zip(anchors, others).filter { $0.item != $1.item }
    // One view in place of another, or two that changed places, is one slip.
    let isRenaming =
      items.count == 2
      && (items[0].0.item, items[0].1.item) == (items[1].1.item, items[1].0.item)
      || items.count == 2
        && (items[0].0.item, items[0].1.item) == (items[1].0.item, items[1].1.item)
    return Array(repeating: .attribute, count: attributes.count)
      + Array(repeating: .item, count: isRenaming ? 1 : items.count)
  }
}

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

extension Constraint {
  /// The same statement, beginning with its second anchor.
  ///
  ///     Red.width = 0.5 * Blue.width - 8.0     // Blue.width = 2.0 * Red.width + 16.0
  ///
  /// `nil` without a second anchor, and for optional constraints with another multiplier than 1:
  /// those are measured in units of their first anchor, so they would mean something else.
  var turned: Constraint? {
    guard case .anchor(let other, let multiplier, let constant) = second,
      priority.isRequired ? multiplier != 0 : multiplier == 1
    else { return nil }
    return Constraint(
      other, multiplier > 0 ? relation.turned : relation,
      .anchor(first, multiplier: 1 / multiplier, constant: -constant / multiplier),
      priority: priority, identifier: identifier, origin: origin)
  }

  /// What the second anchor is multiplied by; `nil` without one.
  var multiplier: Double? {
    guard case .anchor(_, let multiplier, _) = second else { return nil }
    return multiplier
  }

  /// The same constraint with another number of points added.
  func adding(_ constant: Double) -> Constraint {
    var changed = self
    changed.second.constant = constant
    return changed
  }

  /// The same constraint with its second anchor scaled otherwise.
  func multiplying(by multiplier: Double) -> Constraint {
    guard case .anchor(let anchor, _, let constant) = second else { return self }
    var changed = self
    changed.second = .anchor(anchor, multiplier: multiplier, constant: constant)
    return changed
  }

  /// The same constraint with every anchor replaced by another.
  func mappingAnchors(_ transform: (Anchor) -> Anchor) -> Constraint {
    var changed = self
    changed.first = transform(first)
    if case .anchor(let anchor, let multiplier, let constant) = second {
      changed.second = .anchor(transform(anchor), multiplier: multiplier, constant: constant)
    }
    return changed
  }
}
