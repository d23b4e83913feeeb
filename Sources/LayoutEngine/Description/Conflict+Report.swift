extension Conflict {
  /// The member that is broken to resolve the conflict.
  ///
  /// Of the constraints that somebody made an inequality goes first, then the one that was made
  /// last; a mask, a margin or a given size only if there is nothing else. Apple doesn't say which
  /// one UIKit takes, so this is a policy and no fact.
  ///
  /// Source: docs/SEMANTICS.md, S8.10.
  /// - Parameters:
  ///   - constraints: The constraints of the problem, in the order in which they were made.
  ///   - isMade: Whether somebody made the constraint at a place, and not the system.
  /// - Returns: The member; `nil` for a conflict without members.
  package func broken(
    among constraints: [Constraint], isMade: (Int) -> Bool
  ) -> Member? {
    /// Larger is given up sooner: kind of statement, then inequality, then age.
    func rank(_ member: Member) -> (Int, Int, Int) {
      switch member {
      case .constraint(let index):
        (isMade(index) ? 5 : 4, constraints[index].relation == .equal ? 0 : 1, index)
      case .hugging: (3, 0, 0)
      case .compression: (3, 1, 0)
      case .translated(let id, let part): (2, 0, Int(id.index) * 4 + part.rawValue)
      case .inset: (1, 0, 0)
      case .given: (0, 0, 0)
      }
    }
    return members.max { rank($0) < rank($1) }
  }

  /// What UIKit writes to the console.
  ///
  /// - Parameters:
  ///   - broken: The member that is broken.
  ///   - style: Whose form the words around the list have.
  ///   - line: The line of a member.
  /// - Returns: The message.
  package func report(
    breaking broken: Member?, style: ConstraintDescription.Style = .today,
    line: (Member) -> String
  ) -> RuntimeMessage {
    let hasMasks = members.contains { if case .translated = $0 { true } else { false } }
    return .unsatisfiable(
      listed.map(line), broken: broken.map(line) ?? "(null)", hasMasks: hasMasks, style: style)
  }

  /// The members as UIKit has them: it knows no width of a guide, only the distances on both sides.
  private var listed: [Member] {
    members.flatMap { member -> [Member] in
      guard case .inset(let id, let part) = member, part.isSize else { return [member] }
      let near = Member.inset(id, .position(along: part.axis))
      return members.contains(near) ? [member] : [near, member]
    }
  }
}
