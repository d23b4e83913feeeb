public import Foundation
import LayoutEngine

/// A method that a control, a bar's button or a notification calls.
///
/// `#selector(tapped(_:))` is compiled here as `Selector(tapped(_:))`, which takes the method
/// itself: there is no Objective-C to find one by its name. As in UIKit, two selectors are equal if
/// their names are, whatever classes the methods belong to.
///
/// A method that is named with its class, `ViewController.tapped(_:)`, is called on the target, and
/// keeps nothing alive. One that is named without it, `tapped(_:)` or `self.tapped(_:)`, belongs to
/// the object in which the code stands: the selector keeps this object alive and calls its method,
/// whatever the target is.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  let name: String
  /// What is called; `nil` if there is a name alone.
  let method: SelectorMethod?

  /// A selector by its name alone, which nothing can be called by here.
  public init(_ name: String) { (self.name, method) = (name, nil) }
  public init(stringLiteral value: String) { self.init(value) }

  private init(_ method: SelectorMethod, line: UInt, column: UInt) {
    let place = SelectorPlace(line: line, column: column)
    name = SelectorNames.name(at: place, parameters: method.parameters)
    self.method = method
  }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
  public init<Target: AnyObject, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Value,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      SelectorMethod(of: Target.self, parameters: 0) { target, _, _ in .done(method(target)()) },
      line: line, column: column)
  }

  public init<Target: AnyObject, Sender, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Value,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      SelectorMethod(of: Target.self, parameters: 1) { target, sender, _ in
        .sent(sender) { method(target)($0) }
      }, line: line, column: column)
  }

  public init<Target: AnyObject, Sender, Event, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Value,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      SelectorMethod(of: Target.self, parameters: 2) { target, sender, event in
        .sent(sender, event) { method(target)($0, $1) }
      }, line: line, column: column)
  }

  public init<Value>(
    _ method: @escaping @MainActor () -> Value, line: UInt = #line, column: UInt = #column
  ) {
    self.init(SelectorMethod(parameters: 0) { _, _ in .done(method()) }, line: line, column: column)
  }

  // An unapplied method is a function of one value, too.
  @_disfavoredOverload
  public init<Sender, Value>(
    _ method: @escaping @MainActor (Sender) -> Value, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      SelectorMethod(parameters: 1) { sender, _ in .sent(sender, to: method) },
      line: line, column: column)
  }

  public init<Sender, Event, Value>(
    _ method: @escaping @MainActor (Sender, Event) -> Value,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      SelectorMethod(parameters: 2) { sender, event in .sent(sender, event, to: method) },
      line: line, column: column)
  }

  /// The name of a property's getter: no action calls one.
  public init<Root, Value>(
    getter property: KeyPath<Root, Value>, line: UInt = #line, column: UInt = #column
  ) {
    self.init(SelectorNames.name(at: SelectorPlace(line: line, column: column), parameters: 0))
  }

  public init<Value>(
    getter property: @autoclosure () -> Value, line: UInt = #line, column: UInt = #column
  ) {
    self.init(SelectorNames.name(at: SelectorPlace(line: line, column: column), parameters: 0))
  }

  /// A property's setter: it takes the sender as the value.
  public init<Root: AnyObject, Value>(
    setter property: ReferenceWritableKeyPath<Root, Value>,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      SelectorMethod(of: Root.self, parameters: 1) { target, sender, _ in
        .sent(sender) { (value: Value) in target[keyPath: property] = value }
      }, line: line, column: column)
  }

  /// The name of a property's setter, which nothing can be called by here.
  public init<Value>(
    setter property: @autoclosure () -> Value, line: UInt = #line, column: UInt = #column
  ) {
    self.init(SelectorNames.name(at: SelectorPlace(line: line, column: column), parameters: 1))
  }

  /// Calls the method of a target; `nil` asks the sender and those after it in the responder chain.
  ///
  /// - Returns: What the method gave back; `nil` if nothing was called.
  @MainActor
  func send(to target: Any?, from sender: Any?, for event: Any?) -> Any? {
    guard let method else {
      ConsoleLog.tell(nameAlone)
      return nil
    }
    guard let target = target ?? firstResponder(from: sender) else { return nil }
    guard method.suits(target) else {
      raise(LayoutException(.invalidArgument, unrecognized(by: target)))
    }
    switch method.call(target, sender, event) {
    case .done(let value): return value
    case .otherSender(let expected):
      ConsoleLog.tell(mismatch(sender, expected))
      return nil
    }
  }

  @MainActor
  private func firstResponder(from sender: Any?) -> UIResponder? {
    var responder = sender as? UIResponder
    while let current = responder {
      if method?.suits(current) == true { return current }
      responder = current.next
    }
    return nil
  }

  private var nameAlone: String {
    "\"\(name)\" is a name alone, and no method can be found by it here, so nothing was called. "
      + "Write #selector with the method itself, for example #selector(\(swiftName))."
  }

  /// How the method is probably declared.
  private var swiftName: String {
    guard let colon = name.firstIndex(of: ":") else { return name }
    return "\(name[..<colon])(_\(name[colon...]))"
  }

  private func mismatch(_ sender: Any?, _ expected: Any.Type) -> String {
    let given = sender.map { "\(type(of: $0))" } ?? "nothing"
    return "The method \(name) takes \(expected), and what it is sent is \(given), so it was not "
      + "called. UIKit looks at no types: it calls the method, which then takes one for the other. "
      + "Declare the parameter as \(given)."
  }

  private func unrecognized(by target: Any) -> String {
    if let type = target as? AnyClass {
      return "+[\(type) \(name)]: unrecognized selector sent to class"
    }
    let address = (target as? NSObject)?.address ?? "0x0"
    return "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance \(address)"
  }
}

/// A method that a selector stands for, of whatever class and with whatever parameters.
struct SelectorMethod {
  enum Reply {
    /// It was called and gave a value, which may be `Void`.
    case done(Any)
    /// It was not called, because the sender is none of what it takes.
    case otherSender(expected: Any.Type)
  }

  /// How many values it takes: the sender and the event, the sender alone, or nothing.
  let parameters: Int
  let suits: (Any) -> Bool
  /// Calls it on an object that suits.
  let call: @MainActor (_ target: Any, _ sender: Any?, _ event: Any?) -> Reply

  init<Target: AnyObject>(
    of target: Target.Type, parameters: Int,
    _ body: @escaping @MainActor (Target, Any?, Any?) -> Reply
  ) {
    self.parameters = parameters
    suits = { $0 is Target }
    call = { target, sender, event in
      guard let object = target as? Target else { return .otherSender(expected: Target.self) }
      return body(object, sender, event)
    }
  }

  /// A method of one object, which is called whatever the target is.
  init(parameters: Int, _ body: @escaping @MainActor (Any?, Any?) -> Reply) {
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
    _ sender: Any?, _ event: Any?, to method: @MainActor (Sender, Event) -> Value
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

struct SelectorPlace: Hashable {
  let line: UInt
  /// Counted in bytes, from 1.
  let column: UInt
}

/// The names of an answer's selectors, which the code around it tells before it runs.
enum SelectorNames {
  /// Set once, before the answer's first line runs.
  nonisolated(unsafe) static var byPlace: [SelectorPlace: String] = [:]

  /// The name of a method as Objective-C has it, `tapped:` for one that takes the sender.
  ///
  /// One that nobody told of is called by its place, so that it equals no other.
  static func name(at place: SelectorPlace, parameters: Int) -> String {
    guard let name = byPlace[place] else { return "\(place.line):\(place.column)" }
    return name.hasSuffix(":") ? name : name + String(repeating: ":", count: parameters)
  }
}

extension NotificationCenter {
  /// Calls a method whenever something is posted, until the observer is gone.
  ///
  /// Foundation's `removeObserver(_:)` knows nothing of it here.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let target = ControlTarget(observer)
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      MainActor.assumeIsolated {
        guard let observer = target.value else { return }
        _ = aSelector.send(to: observer, from: notification, for: nil)
      }
    }
  }
}

extension Timer {
  /// Calls a method when its time comes, as long as the run loop runs; an answer's doesn't.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: yesOrNo) { timer in
      MainActor.assumeIsolated { _ = aSelector.send(to: aTarget, from: timer, for: nil) }
    }
  }
}

/// The target of a control's action: an object that it doesn't keep alive, a class, or the first
/// responder in the chain that has the method.
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

  var isGone: Bool { !isChain && type == nil && object == nil }

  func isSame(as other: ControlTarget) -> Bool {
    isChain == other.isChain && object === other.object && type == other.type && !isGone
  }
}
