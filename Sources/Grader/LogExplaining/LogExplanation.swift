package import LayoutEngine

/// What a report of UIKit's means, found out by solving what it says.
package struct LogExplanation: Sendable {
  package let report: LogReport
  /// The views, guides and constraints that the report speaks of.
  package let layout: LoggedLayout
  /// The smallest sets of constraints that can't all be satisfied.
  ///
  /// Their members count the problem's constraints, which ``sets`` translates.
  package let conflictList: ConflictList
  /// The same sets as places among the report's entries, each in ascending order.
  package let sets: [[Int]]
  /// The entries that the programmer made, as far as they tell.
  let ownEntries: Set<Int>
  /// The same sets with what is known about their lines.
  let conflicts: [ConflictSet]
  /// The lines that are most likely not wanted, the likeliest first; empty if nothing points at one.
  package let suspects: [Suspicion]
  /// The entry that UIKit gave up; `nil` if the report doesn't tell.
  package let brokenEntry: Int?
  /// Why the sets couldn't be found: too many lines, or too large numbers.
  package let error: SolverError?

  /// Solves a report; what UIKit gave up counts as an entry, even where the list has lost it.
  package init(_ report: LogReport) {
    let whole = report.listingBroken
    self.init(whole, layout: LoggedLayout(whole))
  }

  /// Solves what a report says about a layout.
  ///
  /// - Complexity: that of ``LayoutSolver/conflicts(of:)``, and a few solutions for each set.
  package init(_ report: LogReport, layout: LoggedLayout) {
    self.report = report
    brokenEntry = report.brokenEntry
    var found = Self.solved(layout)
    if found.list.conflicts.isEmpty, found.error == nil {
      // UIKit says that there is a conflict, so a view may not be what its name looks like.
      let plain = LoggedLayout(report, guessesScrollViews: false)
      let second = plain == layout ? found : Self.solved(plain)
      if !second.list.conflicts.isEmpty { found = second }
    }
    let (layout, places) = (found.layout, found.places)
    self.layout = layout
    (conflictList, error) = (found.list, found.error)
    sets = conflictList.conflicts.map { conflict in
      conflict.members.compactMap { member in
        guard case .constraint(let index) = member else { return nil }
        return places[index]
      }
    }
    let own = Set(report.entries.indices.filter { report.isOwn($0, in: layout) })
    ownEntries = own
    let printed = report.printedHolders(in: layout)
    func conflict(_ members: [Int], points: Double) -> ConflictSet {
      ConflictSet(
        report: report, layout: layout, printed: printed, own: members.filter { own.contains($0) },
        members: members, points: points)
    }
    conflicts = zip(sets, conflictList.conflicts).map { conflict($0, points: $1.points) }
    suspects =
      conflicts.isEmpty
      ? SuspicionSearch.reading(of: conflict(places, points: 0))
      : SuspicionSearch(conflicts: conflicts).suspicions
  }

  /// The smallest sets of a layout, with the entries that its problem's constraints come from.
  private static func solved(
    _ layout: LoggedLayout
  ) -> (layout: LoggedLayout, places: [Int], list: ConflictList, error: SolverError?) {
    let (problem, places) = layout.problem
    do {
      return (layout, places, try LayoutSolver.conflicts(of: problem), nil)
    } catch {
      return (layout, places, ConflictList([], isComplete: false), error)
    }
  }
}
