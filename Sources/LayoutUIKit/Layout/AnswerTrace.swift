import Foundation
import LayoutEngine

/// What an answer does on the way to its layout: counted, and looked at for conflicts.
///
/// UIKit's engine logs a conflict when a constraint comes into a window that can't be satisfied with
/// the others. Constraints that only come can't hide a conflict: it is still there when the next pass
/// solves them. So the constraints are solved here before one of them goes or changes, and only if
/// another came since the last time.
///
/// Source: docs/SEMANTICS.md, S4.12.
@MainActor
package enum AnswerTrace {
  /// Tells the calls that led to the code that runs now; see ``SnapshotTrace/Event/callers``.
  package static var callers: () -> [String] = { [] }
  private static var state: State?

  private struct State {
    let contentView: () -> UIView?
    var counts: [SnapshotTrace.Action: Int] = [:]
    var call: SnapshotTrace.Event?
    var conflict: Conflict?
    var unmasking: SnapshotTrace.Event?
    /// A layout pass without an end.
    var endless: SnapshotTrace.Event?
    /// Who asked for one more round of a pass that has had too many.
    var asker: [String] = []
    /// Whether a required constraint came since the constraints were solved last.
    var hasNews = false
    /// How much may still be solved: each time costs the number of constraints, and some more.
    var mostSolved = 1500
    /// How many times the callers may still be looked up.
    var mostPlaces = 64
  }

  private struct Conflict {
    let members: [(constraint: NSLayoutConstraint, form: ConstraintForm)]
    let callers: [String]
  }

  static func open(contentView: @escaping () -> UIView?) { state = State(contentView: contentView) }

  static func close() { state = nil }

  static func noteSequel() { state?.counts = [:] }

  static func count(_ action: SnapshotTrace.Action) { state?.counts[action, default: 0] += 1 }

  /// Remembers that a method which a pass calls ran outside of one.
  static func noteCall(of method: String) {
    guard let state else { return }
    count(.callByHand)
    guard state.call == nil else { return }
    self.state?.call = SnapshotTrace.Event(method: method, callers: callers())
  }

  /// Remembers that a view's mask isn't translated any more, if the view is the window's content view.
  static func noteUnmasking(of view: UIView) {
    guard let state, state.unmasking == nil, view === state.contentView() else { return }
    self.state?.unmasking = SnapshotTrace.Event(callers: callers())
  }

  /// Remembers who asks for one more round of a pass that has had too many.
  static func noteRound() {
    guard let state, state.endless == nil, state.asker.isEmpty else { return }
    self.state?.asker = callers()
  }

  /// Remembers that a pass was stopped, as it would never have come to an end.
  ///
  /// - Parameter view: A view that was asked again in the last round.
  /// - Returns: Whether it is the first such pass: an answer's later ones say the same again.
  static func noteEndless(_ view: UIView) -> Bool {
    guard let state else { return true }
    guard state.endless == nil else { return false }
    let name = view.layoutState.controller.map { "\(type(of: $0))" } ?? view.typeName
    self.state?.endless = SnapshotTrace.Event(method: name, callers: state.asker)
    return true
  }

  /// Remembers that an active constraint came or has another constant.
  static func noteArrival(of constraint: NSLayoutConstraint) {
    guard isWatched(constraint), let places = state?.mostPlaces else { return }
    state?.hasNews = true
    state?.mostPlaces = max(0, places - 1)
    constraint.callers = places > 0 ? callers() : []
    constraint.changeNumber = NSLayoutConstraint.nextNumber()
  }

  /// Looks for a conflict before an active constraint goes or gets another constant.
  static func willChange(_ constraint: NSLayoutConstraint) {
    guard isWatched(constraint), state?.hasNews == true, let root = constraint.holder?.root else {
      return
    }
    state?.hasNews = false
    let map = HierarchyMap(root: root, source: .settled)
    var problem = LayoutProblem(
      scene: map.scene, constraints: [], direction: map.direction, workLimit: .ofAnswer)
    var sources: [NSLayoutConstraint] = []
    for each in map.constraints where each.priority >= .required && !each.isBroken {
      guard each.form.axisFault(of: each) == nil, let solved = map.constraint(each) else {
        continue
      }
      problem.constraints.append(solved)
      sources.append(each)
    }
    state?.mostSolved -= sources.count + 20
    guard state?.mostSolved ?? 0 > 0 else { return }
    guard let conflict = try? LayoutSolver.conflicts(of: problem).conflicts.first else { return }
    noteConflict(
      among: conflict.members.compactMap { member in
        if case .constraint(let index) = member { sources[index] } else { nil }
      })
  }

  /// Remembers the first conflict; a pass that solves constraints tells of its own.
  static func noteConflict(among members: [NSLayoutConstraint]) {
    guard let state, state.conflict == nil, !LayoutMoment.isOver,
      members.contains(where: { !$0.isMadeBySystem }),
      members.allSatisfy({ $0.holder?.root is UIWindow })
    else { return }
    let last = members.max { $0.changeNumber < $1.changeNumber }
    self.state?.conflict = Conflict(
      members: members.map { ($0, $0.form) }, callers: last?.callers ?? [])
  }

  /// Whether code states something with a required constraint of a window.
  private static func isWatched(_ constraint: NSLayoutConstraint) -> Bool {
    guard let state, state.conflict == nil, state.mostSolved > 0 else { return false }
    return LayoutMoment.isBefore && constraint.priority >= .required
      && constraint.holder?.root is UIWindow
  }

  /// The trace as it is handed over; nothing while nobody asks.
  static func snapshot(
    in map: HierarchyMap, line: (CreationPlace) -> Int?, given: (NSLayoutConstraint) -> Int?
  ) -> SnapshotTrace {
    var trace = SnapshotTrace()
    guard let state else { return trace }
    trace.counts = state.counts
    trace.call = state.call
    trace.endless = state.endless
    trace.unmasking = state.unmasking
    trace.conflict = state.conflict.map { conflict in
      SnapshotTrace.Event(
        callers: conflict.callers,
        constraints: conflict.members.prefix(SnapshotTrace.mostEntries).compactMap { member, form in
          let draft = map.draft(of: form)
          // Of what has left the window there is nothing to say.
          guard draft.first != nil, form.second == nil || draft.second != nil else { return nil }
          return SnapshotConstraint(draft, line: line(form.place), given: given(member))
        })
    }
    return trace
  }
}
