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

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

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

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let new = ControlTarget(target)
    if let index = entries.firstIndex(where: { $0.isTarget(new, action) }) {
      entries[index].events.formUnion(controlEvents)
    } else {
      entries.append(ControlEntry(sent: .method(action, of: new), events: controlEvents))
    }
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
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

  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let names = entries.filter {
      $0.isTarget(ControlTarget(target), nil) && !$0.events.isDisjoint(with: controlEvent)
    }.compactMap(\.selector?.name)
    return names.isEmpty ? nil : names
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = action.send(to: target, from: self, for: event)
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

extension UIControl {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0xFF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

public typealias UIActionHandler = (UIAction) -> Void

@preconcurrency @MainActor
open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: UIAction.Identifier
  open var title: String
  open var image: UIImage?
  private weak var sentBy: AnyObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    (self.title, self.image, self.handler) = (title, image, handler)
    super.init()
  }

  open var sender: Any? { sentBy }

  func run(sentBy sender: AnyObject) {
    sentBy = sender
    handler(self)
  }
}

struct ControlEntry {
  enum Sent {
    case action(UIAction)
    case method(Selector, of: ControlTarget)
  }

  let sent: Sent
  var events: UIControl.Event

  var action: UIAction? {
    guard case .action(let action) = sent else { return nil }
    return action
  }

  var selector: Selector? {
    guard case .method(let selector, of: _) = sent else { return nil }
    return selector
  }

  var target: ControlTarget? {
    guard case .method(_, of: let target) = sent else { return nil }
    return target
  }

  /// Whether this is a method of a target; `nil` stands for any of them.
  func isTarget(_ wanted: ControlTarget?, _ wantedSelector: Selector?) -> Bool {
    guard let target, let selector else { return false }
    return (wanted.map { $0.isSame(as: target) } ?? true)
      && (wantedSelector.map { $0 == selector } ?? true)
  }
}
