import Foundation

/// A method that a selector stands for, of whatever class and with whatever parameters.
struct SelectorMethod {
  /// What came of calling it.
  enum Reply {
    /// It was called and gave a value, which may be `Void`.
    case done(Any)
    /// It was not called, because the sender is none of what it takes.
    case otherSender(expected: Any.Type)
  }

  /// How many values it takes: the sender and the event, the sender alone, or nothing.
  let parameters: Int
  /// Whether it can be called on an object.
  let suits: (Any) -> Bool
  /// Calls it on an object that suits.
  let call: @MainActor (_ target: Any, _ sender: Any?, _ event: UIEvent?) -> Reply

  /// A method of a class, for any object of it.
  init<Target: AnyObject>(
    of target: Target.Type, parameters: Int,
    _ body: @escaping @MainActor (Target, Any?, UIEvent?) -> Reply
  ) {
    self.parameters = parameters
    suits = { $0 is Target }
    call = { target, sender, event in
      guard let object = target as? Target else { return .otherSender(expected: Target.self) }
      return body(object, sender, event)
    }
  }

  /// A method of one object, which is called whatever the target is.
  init(parameters: Int, _ body: @escaping @MainActor (Any?, UIEvent?) -> Reply) {
    self.parameters = parameters
    suits = { _ in true }
    call = { _, sender, event in body(sender, event) }
  }
}

extension SelectorMethod.Reply {
  /// Hands a sender to a method if it takes one of this type.
  @MainActor static func sent<Sender, Value>(
    _ sender: Any?, to method: @MainActor (Sender) -> Value
  ) -> Self {
    guard let sender = cast(sender, to: Sender.self) else {
      return .otherSender(expected: Sender.self)
    }
    return .done(method(sender))
  }

  /// Hands a sender and an event to a method; one that can't do without an event gets an empty one.
  @MainActor static func sent<Sender, Event, Value>(
    _ sender: Any?, _ event: UIEvent?, to method: @MainActor (Sender, Event) -> Value
  ) -> Self {
    guard let sender = cast(sender, to: Sender.self) else {
      return .otherSender(expected: Sender.self)
    }
    guard let event = cast(event, to: Event.self) ?? cast(UIEvent(), to: Event.self) else {
      return .otherSender(expected: Event.self)
    }
    return .done(method(sender, event))
  }

  /// A value as a parameter takes it, which may be an optional that holds nothing.
  private static func cast<Parameter>(_ value: Any?, to type: Parameter.Type) -> Parameter? {
    if let value { return value as? Parameter }
    return value as Any as? Parameter
  }
}
