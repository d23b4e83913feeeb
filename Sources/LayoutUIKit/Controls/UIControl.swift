public import Foundation

/// A view that reports what is done to it.
///
/// Nobody touches the screen here: events come only from ``sendActions(for:)``. Actions (closures)
/// run; targets are kept and counted, but not called, because without Objective-C no method can be
/// called by its name.
@preconcurrency @MainActor
open class UIControl: UIView {
  private struct Target {
    weak var object: AnyObject?
    var action: Selector
    var events: UIControl.Event
  }

  private struct ActionEntry {
    var action: UIAction
    var events: UIControl.Event
  }

  private var targets: [Target] = []
  private var actions: [ActionEntry] = []

  open var isEnabled = true { didSet { stateChanged() } }
  open var isSelected = false { didSet { stateChanged() } }
  open var isHighlighted = false { didSet { stateChanged() } }
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How the control is at the moment.
  ///
  /// Apple's also tells the focus, which nothing has here.
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// What a subclass of ours does when the state changed.
  func stateChanged() { setNeedsLayout() }

  open func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    targets.append(Target(object: target as? AnyObject, action: action, events: controlEvents))
  }

  open func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    let object = target as? AnyObject
    targets.removeAll {
      (target == nil || $0.object === object) && (action == nil || $0.action == action)
        && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ActionEntry(action: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.removeAll {
      $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.object as? NSObject }.map(AnyHashable.init))
  }

  open var allControlEvents: UIControl.Event {
    (targets.map(\.events) + actions.map(\.events)).reduce(into: []) { $0.formUnion($1) }
  }

  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let object = target as? AnyObject
    let names = targets.filter { $0.object === object && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// Apple's calls the method; this one has no way to.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}

  open func sendAction(_ action: UIAction) { action.run(sentBy: self) }

  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      sendAction(target.action, to: target.object, for: nil)
    }
  }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
}
