package import LayoutEngine

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
