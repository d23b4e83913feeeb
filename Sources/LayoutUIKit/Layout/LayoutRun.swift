import Foundation
import LayoutEngine

/// One solution of a hierarchy, with constraints broken until there is one.
@MainActor
struct LayoutRun {
  let map: HierarchyMap
  private(set) var problem: LayoutProblem
  /// The constraint behind each one of the problem; `nil` for those that a run adds.
  private var sources: [NSLayoutConstraint?] = []
  private let isLogging: Bool

  init(_ map: HierarchyMap, isLogging: Bool = true) {
    self.map = map
    self.isLogging = isLogging
    problem = LayoutProblem(scene: map.scene, constraints: [], direction: map.direction)
    for constraint in map.constraints {
      constraint.checkAxes()
      guard let translated = map.constraint(constraint) else { continue }
      add(translated, from: constraint)
    }
    addBrokenMasks()
  }

  mutating func add(_ constraint: Constraint, from source: NSLayoutConstraint? = nil) {
    problem.constraints.append(constraint)
    sources.append(source)
  }

  /// The constraint behind one of the problem; `nil` for one that the run added.
  func source(of index: Int) -> NSLayoutConstraint? { sources[index] }

  /// What follows from the constraints that hold.
  ///
  /// - Returns: A layout; `nil` only if the engine gave up, which it tells on the console.
  mutating func solution() -> LayoutSolution? {
    // Each round breaks one statement, so there can't be more rounds than statements.
    for _ in 0...(problem.constraints.count + map.objects.count * 6) {
      guard let solution = try? LayoutSolver.solution(of: problem) else { break }
      guard case .unsatisfiable(let conflict) = solution else { return solution }
      resolve(conflict)
    }
    ConsoleLog.write("The layout could not be computed; the frames stay as they are.")
    return nil
  }

  private mutating func resolve(_ conflict: Conflict) {
    let report = PrintedConflict(conflict, map: map, problem: problem, sources: sources)
    if isLogging {
      ConsoleLog.write(report.text)
      let members = conflict.members.compactMap { member in
        if case .constraint(let index) = member { sources[index] } else { nil }
      }
      AnswerTrace.noteConflict(among: members)
    }
    guard let victim = report.victim else { return }
    switch victim {
    case .constraint(let index):
      problem.constraints[index].priority = .broken
      if isLogging { sources[index]?.isBroken = true }
    case .hugging(let id, _), .compression(let id, _): breakContent(of: id)
    case .translated(let id, _): breakMask(of: id)
    case .given(let id, _), .inset(let id, _): free(id)
    }
  }

  private mutating func breakContent(of id: ItemID) {
    if isLogging { (map.objects[Int(id.index)] as? UIView)?.layoutState.isContentBroken = true }
    replace(id) { item in
      item.hugging = item.hugging.belowRequired
      item.compression = item.compression.belowRequired
    }
  }

  private mutating func breakMask(of id: ItemID) {
    guard let view = map.objects[Int(id.index)] as? UIView else { return }
    if isLogging { view.layoutState.isMaskBroken = true }
    free(id)
    addOptionalFrame(of: view, id)
  }

  private mutating func free(_ id: ItemID) {
    replace(id) { $0.placement = .constraints }
  }

  private mutating func addBrokenMasks() {
    for (index, object) in map.objects.enumerated() {
      guard let view = object as? UIView, view.layoutState.translatesMask,
        view.layoutState.isMaskBroken
      else { continue }
      addOptionalFrame(of: view, ItemID(index: Int32(index)))
    }
  }

  /// Asks for the frame of a view whose mask lost, as strongly as a broken constraint does.
  private mutating func addOptionalFrame(of view: UIView, _ id: ItemID) {
    guard let parent = map.scene[id].parent, let origin = view.layoutState.maskOrigin else {
      return
    }
    let rect = LayoutEngine.Rect(view.alignmentRect(forFrame: origin.frame))
    let outer = map.scene[parent].alignmentInsets
    for (attribute, distance) in [
      (Attribute.left, rect.x - outer.left), (.top, rect.y - outer.top),
    ] {
      add(
        Constraint(
          Anchor(id, attribute), .equal,
          .anchor(Anchor(parent, attribute), multiplier: 1, constant: distance),
          priority: .broken))
    }
    for (attribute, length) in [(Attribute.width, rect.width), (.height, rect.height)] {
      add(Constraint(Anchor(id, attribute), .equal, .length(length), priority: .broken))
    }
  }

  private mutating func replace(_ id: ItemID, _ change: (inout Item) -> Void) {
    var scene = Scene()
    for other in problem.scene.ids {
      var item = problem.scene[other]
      if other == id { change(&item) }
      // The items were in a scene before, in this order and with these names.
      _ = try? scene.add(item)
    }
    problem.scene = scene
  }
}

extension AxisPriorities {
  fileprivate var belowRequired: AxisPriorities {
    AxisPriorities(horizontal: min(horizontal, .broken), vertical: min(vertical, .broken))
  }
}

extension HierarchyMap {
  /// An active constraint as the engine solves it; `nil` if an item is gone.
  func constraint(_ constraint: NSLayoutConstraint) -> Constraint? {
    let draft = draft(of: constraint)
    guard let first = draft.first, constraint.form.second == nil || draft.second != nil else {
      return nil
    }
    var operand = Operand.length(draft.constant)
    if let second = draft.second, draft.multiplier != 0 {
      operand = .anchor(second, multiplier: draft.multiplier, constant: draft.constant)
    }
    let priority = Priority(draft.priority) ?? .required
    return Constraint(
      first, draft.relation, operand,
      priority: constraint.isBroken ? min(priority, .broken) : priority,
      identifier: draft.identifier, origin: draft.origin)
  }

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

/// A conflict as UIKit tells it, and what is given up to get out of it.
@MainActor
struct PrintedConflict {
  let text: String
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
