package import LayoutEngine

/// The flaw that an exercise asks for: the answer has to have it, and no other.
package indirect enum WantedFlaw: Hashable, Sendable {
  case conflict(WantedConflict)
  /// Exactly these anchors are ambiguous in every case, and nothing conflicts.
  ///
  /// The attributes are `width`, `height`, `leading` and `top`: the numbers of which a frame is made.
  case ambiguity([Anchor])

  package var ambiguousAnchors: [Anchor] {
    if case .ambiguity(let anchors) = self { anchors } else { [] }
  }
}

/// The conflict that an exercise asks for: where, and between which lines.
package struct WantedConflict: Hashable, Sendable {
  package enum Members: Hashable, Sendable {
    case any
    /// A smallest set of so many lines, given ones and the answer's.
    case lines(Int)
    /// A smallest set of exactly these given lines, counted from 0, and so many of the answer's.
    case between(given: [Int], own: Int)
  }

  package let members: Members
  /// The windows in which no layout satisfies all lines.
  package let windows: [CaseWindow]
  package let directions: [LayoutDirection]

  /// Whether the lines should conflict in a case; if not, all of them have to be satisfied.
  package func isWanted(in layoutCase: LayoutCase) -> Bool {
    windows.contains(layoutCase.setting) && directions.contains(layoutCase.direction)
  }
}
