import Foundation
import LayoutEngine

extension NSLayoutConstraint {
  private static var changes = 0

  static func nextNumber() -> Int {
    changes += 1
    return changes
  }

  /// The item in an `Any`, which may hold an empty optional.
  static func item(_ value: Any, at place: CreationPlace) -> (any LayoutObject)? {
    if let item = value as? any LayoutObject { return item }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, mirror.children.isEmpty { return nil }
    raise(.noItem(value), at: place)
  }

  /// Ends the program if the constraint can have no meaning.
  func check() {
    ConstraintLog.note(self)
    if let error = form.creationFault { end(error, at: form.place) }
  }

  func setConstant(_ constant: CGFloat) {
    if let error = form.error(settingConstant: constant) {
      form.constant = constant
      end(error)
    }
    guard constant != form.constant else { return }
    AnswerTrace.willChange(self)
    form.constant = constant
    noteChange()
    AnswerTrace.noteArrival(of: self)
  }

  func setPriority(_ priority: UILayoutPriority) {
    if let error = form.error(settingPriority: priority) {
      form.priority = priority
      end(error)
    }
    let changesKind = isActive && (priority == .required) != (form.priority == .required)
    if changesKind {
      ConsoleLog.noteChangeOfKind(of: self)
      AnswerTrace.willChange(self)
    }
    form.priority = priority
    noteChange()
    if changesKind { AnswerTrace.noteArrival(of: self) }
  }

  func activate() {
    guard holder == nil else { return }
    if let error = form.activationFault(of: self) { end(error, at: form.place) }
    form.commonAncestor?.hold(self)
  }

  func deactivate() {
    holder?.uninstall([self])
  }

  /// Ends the program if the constraint can't be solved.
  func checkAxes() {
    if let error = form.axisFault(of: self) { end(error, at: form.place) }
  }

  /// Ends the program because of this constraint.
  ///
  /// Where constraints come in lists, only the line that made one tells which it is, so what can't be
  /// made, activated or added is told there. What is done to a constraint later is wrong at the line
  /// that does it, which isn't known here.
  fileprivate func end(_ error: LayoutException, at place: CreationPlace = .none) -> Never {
    raise(error, constraint: form, at: place)
  }

  private func noteChange() {
    isBroken = false
    holder?.noteConstraintChange()
  }

  fileprivate func noteActivation(by view: UIView) {
    activationNumber = Self.nextNumber()
    isBroken = false
    holder = view
    form.first.letGo()
    form.second?.letGo()
  }

  fileprivate func noteDeactivation() {
    holder = nil
    isBroken = false
    form.first.keepItem()
    form.second?.keepItem()
  }
}

extension ConstraintForm {
  /// The nearest view that holds both items; this is where a constraint is installed.
  @MainActor var commonAncestor: UIView? {
    let view = first.item?.layoutView
    guard let second else { return view }
    return view?.nearestAncestor(holding: second.item?.layoutView)
  }

  @MainActor var isAboutOneItem: Bool {
    guard let item = first.item else { return false }
    return second == nil || second?.item === item
  }

  @MainActor
  func lies(in view: UIView) -> Bool {
    guard first.item?.layoutView?.hangs(in: view) ?? false else { return false }
    return second.map { $0.item?.layoutView?.hangs(in: view) ?? false } ?? true
  }
}

extension UIView {
  /// The nearest of the view and its superviews that is or holds another view.
  func nearestAncestor(holding other: UIView?) -> UIView? {
    guard let other else { return nil }
    var low: UIView? = self
    while let candidate = low, !other.hangs(in: candidate) {
      low = candidate.layoutState.superview
    }
    return low
  }

  func install(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      guard constraint.form.lies(in: self) else {
        ConsoleLog.write(ConsoleLog.unprepared(constraint))
        constraint.end(
          constraint.form.installationFault(of: constraint, on: self), at: constraint.form.place)
      }
      if let error = constraint.form.holdingFault(of: constraint, in: self) {
        constraint.end(error, at: constraint.form.place)
      }
      hold(constraint)
    }
  }

  /// Holds a constraint from now on, also one that another view held before.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.uninstall([constraint])
    constraint.noteActivation(by: self)
    layoutState.constraints.append(constraint)
    noteConstraintChange()
    root.layoutState.pass.usesConstraints = true
    AnswerTrace.count(.activation)
    AnswerTrace.noteArrival(of: constraint)
  }

  func uninstall(_ constraints: [NSLayoutConstraint]) {
    let own = constraints.filter { $0.holder === self }
    guard !own.isEmpty else { return }
    for constraint in own {
      AnswerTrace.count(.deactivation)
      AnswerTrace.willChange(constraint)
    }
    for constraint in own where constraint.holder === self {
      layoutState.constraints.remove(constraint)
      constraint.noteDeactivation()
    }
    noteConstraintChange()
  }
}

/// The constraints that a view holds, in the order in which they came.
///
/// A constraint knows its place in the list, so removing it takes constant time. Its place stays
/// empty until more than half of the places are.
@MainActor
struct ConstraintList {
  private var places: [NSLayoutConstraint?] = []
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  var all: [NSLayoutConstraint] { places.compactMap { $0 } }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.place = places.count
    places.append(constraint)
    count += 1
  }

  /// Removes a constraint that is in the list.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    places[constraint.place] = nil
    count -= 1
    guard places.count > 2 * count + 8 else { return }
    places.removeAll { $0 == nil }
    for (index, constraint) in places.enumerated() { constraint?.place = index }
  }
}

/// Every constraint that was made since the log was opened, active or not.
@MainActor
package enum ConstraintLog {
  /// A constraint, which the log doesn't keep alive, and where it was made.
  struct Made {
    let place: CreationPlace
    weak var constraint: NSLayoutConstraint?
  }

  /// The constraints, in the order in which they were made; `nil` while nobody asks.
  private(set) static var made: [Made]?

  static func open() { made = [] }

  static func close() { made = nil }

  static func note(_ constraint: NSLayoutConstraint) {
    made?.append(Made(place: constraint.form.place, constraint: constraint))
  }

  /// Drops a constraint that its maker took away again on purpose.
  package static func forget(_ constraint: NSLayoutConstraint) {
    made?.removeAll { $0.constraint === constraint }
  }
}
