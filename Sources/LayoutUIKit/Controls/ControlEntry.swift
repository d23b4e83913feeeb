/// Something that a control does for some events.
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

/// Whose method a control calls: an object that it doesn't keep alive, a class, or whoever in the
/// responder chain has it.
struct ControlTarget {
  private weak var object: AnyObject?
  private let type: AnyClass?
  private let isChain: Bool

  init(_ target: Any?) {
    // Without Objective-C a class is no object, and what stands for one would be gone at once.
    type = target as? AnyClass
    object = type == nil ? Self.object(target) : nil
    isChain = target == nil
  }

  /// What a target is as an object; nothing is one here, if it is asked for directly.
  static func object(_ target: Any?) -> AnyObject? { target.map { $0 as AnyObject } }

  /// The target; `nil` for the chain, or if the object is gone.
  var value: Any? { type ?? object }

  /// Whether there was an object that is no more.
  var isGone: Bool { !isChain && type == nil && object == nil }

  func isSame(as other: ControlTarget) -> Bool {
    isChain == other.isChain && object === other.object && type == other.type && !isGone
  }
}
