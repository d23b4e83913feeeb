public import Foundation

/// A view that reports what is done to it.
///
/// Nobody touches the screen here: events come only from ``sendActions(for:)``. Actions (closures)
/// and the methods of targets run in the order in which they were added.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var entries: [ControlEntry] = []

  open var isEnabled = true { didSet { stateChanged() } }
  open var isSelected = false { didSet { stateChanged() } }
  open var isHighlighted = false { didSet { stateChanged() } }

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
    let new = ControlTarget(target)
    if let index = entries.firstIndex(where: { $0.isTarget(new, action) }) {
      entries[index].events.formUnion(controlEvents)
    } else {
      entries.append(ControlEntry(sent: .method(action, of: new), events: controlEvents))
    }
  }

  open func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    let removed = target.map(ControlTarget.init)
    remove(controlEvents) { $0.isTarget(removed, action) }
  }

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(ControlEntry(sent: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Takes events from entries, and takes away those that are left without any.
  private func remove(_ events: UIControl.Event, where matches: (ControlEntry) -> Bool) {
    for index in entries.indices where matches(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.run(sentBy: self) }

  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.sent {
      case .action(let action): sendAction(action)
      case .method(let selector, of: let target):
        guard !target.isGone else { continue }
        sendAction(selector, to: target.value, for: nil)
      }
    }
  }
}
