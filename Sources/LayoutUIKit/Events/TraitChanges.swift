public import Foundation

/// What has traits: views and controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Stands for what code asked to be told, so that it can ask for no more.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What tells others when its traits change.
///
/// Nobody is told of the traits with which it begins. Source: docs/SEMANTICS.md, S12.16.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

extension UITraitChangeObservable where Self: UIResponder {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
  }

  /// Calls a method that takes the environment and its previous traits, the environment, or nothing.
  ///
  /// Without a target it is a method of the environment.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any? = nil, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = ControlTarget(target ?? self)
    return register(traits) { environment, previous in
      guard let target = target.value else { return }
      _ = action.send(to: target, from: environment, for: previous)
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping TraitRegistration.Handler
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits, handler)
    traitRegistrations.append(registration)
    return registration
  }
}

/// Somebody who is told when one of some traits changes.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  typealias Handler = (UIResponder, UITraitCollection) -> Void

  let traits: [UITrait]
  let handler: Handler

  init(_ traits: [UITrait], _ handler: @escaping Handler) {
    (self.traits, self.handler) = (traits, handler)
  }
}

extension UIResponder {
  /// Tells whoever wants to know that the device's traits are others, if it hasn't told them yet.
  func tellTraitChange() {
    let (old, new) = (toldTraits, UITraitCollection.device)
    guard old !== new else { return }
    toldTraits = new
    guard old != new, let environment = self as? any UITraitEnvironment else { return }
    let previous = UITraitCollection(traitsFrom: [environment.traitCollection, old])
    traitsChanged()
    environment.traitCollectionDidChange(previous)
    for registration in traitRegistrations
    where new.differs(from: old, in: registration.traits) {
      registration.handler(self, previous)
    }
  }
}
