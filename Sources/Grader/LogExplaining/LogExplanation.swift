package import LayoutEngine

/// What a report of UIKit's means, found out by solving what it says.
package struct LogExplanation: Sendable {
  package let report: LogReport
  /// The views, guides and constraints that the report speaks of.
  package let layout: LoggedLayout
  /// The smallest sets that can't hold; their members count the problem's constraints, which
  /// ``sets`` translates.
  package let conflicts: ConflictList
  /// The same sets as places among the report's entries, each in ascending order.
  package let sets: [[Int]]
  /// The entries that the programmer made, as far as they tell.
  let ownEntries: Set<Int>
  /// The same sets with what is known about their lines.
  let quarrels: [Quarrel]
  /// The lines that are most likely not wanted, the likeliest first; empty if nothing points at one.
  package let suspects: [Suspicion]
  /// The entry that UIKit gave up; `nil` if the report doesn't tell.
  package let brokenEntry: Int?
  /// Why the sets couldn't be found: too many lines, or numbers beyond reckoning.
  package let fault: SolverFault?

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
    self.layout = layout
    brokenEntry = report.brokenEntry
    let (problem, places) = layout.problem
    do {
      conflicts = try LayoutSolver.conflicts(of: problem)
      fault = nil
    } catch {
      conflicts = ConflictList([], isComplete: false)
      fault = error
    }
    sets = conflicts.conflicts.map { conflict in
      conflict.members.compactMap { member in
        guard case .constraint(let index) = member else { return nil }
        return places[index]
      }
    }
    let own = Set(report.entries.indices.filter { report.isOwn($0, in: layout) })
    ownEntries = own
    let printed = report.printedHolders(in: layout)
    let quarrels = zip(sets, conflicts.conflicts).map { members, conflict in
      Quarrel(
        report: report, layout: layout, printed: printed, own: members.filter { own.contains($0) },
        members: members, points: conflict.points)
    }
    self.quarrels = quarrels
    suspects = SuspicionSearch(quarrels: quarrels).suspicions
  }
}
