package import LayoutEngine

/// What has to be wrong with an answer, where the exercise is to make it so.
package indirect enum WantedFlaw: Hashable, Sendable {
  /// Lines that conflict.
  case conflict(WantedConflict)
  /// Exactly these numbers are left free in every case, and nothing conflicts.
  ///
  /// The attributes are `width`, `height`, `leading` and `top`: the numbers of which a frame is made.
  case freedom([Anchor])

  /// The numbers that are to be free.
  package var freeNumbers: [Anchor] {
    if case .freedom(let anchors) = self { anchors } else { [] }
  }
}

/// A conflict that is wanted: where, and between which lines.
package struct WantedConflict: Hashable, Sendable {
  /// Who has to conflict.
  package enum Members: Hashable, Sendable {
    /// Anybody.
    case any
    /// A smallest set of so many lines, whoever wrote them.
    case lines(Int)
    /// A smallest set of exactly these given lines, counted from 0, and so many of the answer's.
    case between(given: [Int], own: Int)
  }

  package let members: Members
  /// The windows in which no layout keeps all lines.
  package let windows: [CaseWindow]
  /// The directions in which none does.
  package let directions: [LayoutDirection]

  /// Whether the lines are to conflict in a case; if not, all of them are to hold there.
  package func isWanted(in layoutCase: LayoutCase) -> Bool {
    windows.contains(layoutCase.setting) && directions.contains(layoutCase.direction)
  }
}
