import Foundation
import LayoutEngine

extension UIView {
  /// The constraints from which the place and size of a view or guide follow along an axis.
  ///
  /// They need not name it. Those that UIKit makes itself are among them: of contents, masks, guides
  /// and the window's size. Where nothing decides the item, it is the constraints that name it.
  /// Source: comment in UIView.h on `constraintsAffectingLayoutForAxis:`.
  func constraints(
    deciding item: any LayoutObject, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let map = HierarchyMap(root: root)
    var run = LayoutRun(map, isLogging: false)
    guard let id = map.id(of: item), run.solution()?.frames != nil else { return [] }
    var members: Set<Conflict.Member> = []
    for attribute in axis == .horizontal ? [Attribute.left, .width] : [.top, .height] {
      members.formUnion(run.members(deciding: Anchor(id, attribute)))
    }
    return run.constraints(of: members)
  }
}

extension LayoutRun {
  /// The statements from which an anchor follows; those that name it if it is free.
  fileprivate func members(deciding anchor: Anchor) -> [Conflict.Member] {
    guard case .derived(let derivation)? = try? LayoutSolver.derivation(of: anchor, in: problem)
    else {
      return problem.constraints.indices.filter { problem.constraints[$0].names(anchor) }
        .map { .constraint($0) }
    }
    return derivation.steps.flatMap { step in
      step.pulls.map(\.member)
        + step.reasons.compactMap { if case .statement(let member) = $0 { member } else { nil } }
    }
  }

  /// The constraints behind statements: the learner's in the order of their activation, then UIKit's.
  fileprivate func constraints(of members: Set<Conflict.Member>) -> [NSLayoutConstraint] {
    let own = problem.constraints.indices.compactMap { index in
      members.contains(.constraint(index)) ? source(of: index) : nil
    }
    let printer = StatementPrinter(problem, names: map.loggedNames())
    var texts: Set<String> = []
    let system = map.scene.ids.flatMap { id in
      FramePart.allCases.flatMap { part in
        members.filter { $0.part == part && $0.item == id }.map { (printer.line(of: $0), id, part) }
      }
    }
    return own
      + system.compactMap { text, id, part in
        // Hugging and compression are one constraint with UIKit.
        guard texts.insert(text).inserted else { return nil }
        let item = map.objects[Int(id.index)] as? any LayoutObject
        return SystemLayoutConstraint(
          text, of: item, .init(rawValue: part.attribute.rawValue) ?? .notAnAttribute)
      }
  }
}

extension Conflict.Member {
  /// The item to which the scene adds the statement; `nil` for a constraint.
  fileprivate var item: ItemID? {
    switch self {
    case .constraint: nil
    case .given(let id, _), .translated(let id, _), .inset(let id, _): id
    case .hugging(let id, _), .compression(let id, _): id
    }
  }

  /// The number of the item's frame that the statement is about; `nil` for a constraint.
  fileprivate var part: FramePart? {
    switch self {
    case .constraint: nil
    case .given(_, let part), .translated(_, let part), .inset(_, let part): part
    case .hugging(_, let axis), .compression(_, let axis): .size(along: axis)
    }
  }
}

extension Constraint {
  /// Whether the constraint speaks about an anchor's item along its axis.
  fileprivate func names(_ anchor: Anchor) -> Bool {
    func isNamed(_ side: Anchor) -> Bool {
      side.item == anchor.item && side.attribute.axis == anchor.attribute.axis
    }
    if case .anchor(let other, _, _) = second, isNamed(other) { return true }
    return isNamed(first)
  }
}

/// A constraint that UIKit makes itself, such as of a label's content, for reading.
///
/// It prints as UIKit's does and names the view or guide that it is about. It can't be switched off.
final class SystemLayoutConstraint: NSLayoutConstraint {
  private let text: String

  init(_ text: String, of item: (any LayoutObject)?, _ attribute: Attribute) {
    self.text = text
    super.init()
    form = ConstraintForm(first: ConstraintSide(item, attribute), relation: .equal, second: nil)
    isMadeBySystem = true
  }

  override var isActive: Bool {
    get { true }
    set {}
  }
  override nonisolated var description: String { text }
}
