import Foundation

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

// MARK: Methods that are named with their class

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
}

// MARK: Methods of an object

extension Selector {
  public init<Value>(
    _ method: @escaping @MainActor () -> Value, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      SelectorMethod(parameters: 0) { _, _ in .done(method()) }, line: line, column: column)
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
}

// MARK: Properties

extension Selector {
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
}
