import Grading
import LayoutEngine
import Terminal

/// A conflict of tried lines as UIKit would write it to the console.
///
/// Views are printed by their names, as those with an identifier are, and their addresses are made
/// up; the log tells what an app's log would.
struct TryLog {
  /// The message, with all its lines; `nil` where nothing conflicts.
  let text: String?

  init(_ trial: Trial, style: ConstraintDescription.Style) {
    guard case .conflicting(let conflict) = trial.outcome else {
      text = nil
      return
    }
    let problem = trial.problem
    let printer = StatementPrinter(problem, names: LoggedNames(problem.scene), style: style)
    let broken = conflict.broken(among: problem.constraints) { _ in true }
    text =
      conflict.report(breaking: broken, style: style) { member in
        printer.line(of: member, at: Self.address(of: member))
      }.text
  }

  /// An address for a constraint, far from those of the views.
  private static func address(of member: Conflict.Member) -> String {
    guard case .constraint(let index) = member else { return "0x0" }
    return "0x" + String(0xC001 + index, radix: 16)
  }
}

extension LoggedNames {
  /// The names of a scene's items, with an address for each.
  fileprivate init(_ scene: Scene) {
    self.init(
      scene.ids.map { id in
        let name = scene[id].name
        let address = UInt(id.index + 1) << 8
        let printed = String(address, radix: 16)
        guard let guide = OwnGuide.named(name)?.guide else {
          return Item(
            ConstraintDescription.Item(name, legend: "\(name):0x\(printed)"), address: address)
        }
        return Item(
          ConstraintDescription.Item("UILayoutGuide:0x\(printed)'\(guide.logIdentifier)'"),
          address: address, guideIdentifier: guide.logIdentifier)
      })
  }
}

extension OwnGuide {
  /// What logs call the guide.
  fileprivate var logIdentifier: String {
    switch self {
    case .margins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    }
  }
}
