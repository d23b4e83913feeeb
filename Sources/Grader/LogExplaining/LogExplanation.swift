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
    self.init(solving: report, layout)
    guard sets.isEmpty, error == nil else { return }
    // UIKit says that there is a conflict, so a view may not be what its name looks like.
    var plain = LoggedLayout(report, guessesScrollViews: false)
    plain.scene.factReadOtherwise = layout.scene.factReadOtherwise
    guard plain != layout else { return }
    let other = LogExplanation(solving: report, plain)
    if !other.sets.isEmpty { self = other }
  }

  private init(solving report: LogReport, _ layout: LoggedLayout) {
    self.report = report
    self.layout = layout
    brokenEntry = report.brokenEntry
    let (problem, places) = layout.problem
    do {
      conflictList = try LayoutSolver.conflicts(of: problem)
      error = nil
    } catch let failure {
      conflictList = ConflictList([], isComplete: false)
      error = failure
    }
    sets = conflictList.conflicts.map { conflict in
      conflict.members.compactMap { member in
        guard case .constraint(let index) = member else { return nil }
        return places[index]
      }
    }
    let own = Set(report.entries.indices.filter { report.isOwn($0, in: layout) })
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
    ownEntries = suspects.first?.isApples == true ? [] : own
  }
}
