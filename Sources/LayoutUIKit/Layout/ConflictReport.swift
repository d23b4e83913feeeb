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
    let style = sources.lazy.compactMap { $0?.logStyle }.first { $0 != .today } ?? .today
    let printer = StatementPrinter(problem, names: map.loggedNames(style), style: style)
    text =
      conflict.report(breaking: victim) { member in
        guard case .constraint(let index) = member else { return printer.line(of: member) }
        return sources[index].map { $0.logText(isActive: $0.isActive, style: style) }
          ?? printer.line(of: member)
      }.text
    self.victim = victim
  }
}

extension HierarchyMap {
  /// What a log calls the views and guides.
  func loggedNames(_ style: ConstraintDescription.Style = .today) -> LoggedNames {
    LoggedNames(
      objects.map { object in
        let item = object as? any LayoutObject
        return LoggedNames.Item(
          item?.logItem(style) ?? ConstraintDescription.Item("(null)"),
          address: ObjectNumbers.address(of: object),
          guideIdentifier: (object as? UILayoutGuide)?.identifier ?? "")
      })
  }
}
