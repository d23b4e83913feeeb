import Foundation
import LayoutEngine

/// A conflict as UIKit tells it, and what is given up to get out of it.
@MainActor
struct ConflictReport {
  let text: String
  /// The statement that is broken.
  let victim: Conflict.Member?

  init(
    _ conflict: Conflict, map: HierarchyMap, problem: LayoutProblem,
    sources: [NSLayoutConstraint?]
  ) {
    let victim = conflict.broken(among: problem.constraints) { index in
      sources[index]?.isMadeBySystem == false
    }
    let printer = StatementPrinter(problem, names: map.loggedNames)
    text =
      conflict.report(breaking: victim) { member in
        guard case .constraint(let index) = member else { return printer.line(of: member) }
        return sources[index]?.description ?? printer.line(of: member)
      }.text
    self.victim = victim
  }
}

extension HierarchyMap {
  /// What a log calls the views and guides.
  var loggedNames: LoggedNames {
    LoggedNames(
      objects.map { object in
        let item = object as? any LayoutObject
        return LoggedNames.Item(
          ConstraintDescription.Item(item?.logName ?? "(null)", legend: item?.logLegend),
          address: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()),
          guideIdentifier: (object as? UILayoutGuide)?.identifier ?? "")
      })
  }
}
