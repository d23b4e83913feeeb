public import Foundation

@MainActor
extension NSObject {
  /// Whether a method can be called on the object.
  ///
  /// One that was named without its class belongs to an object already, so that the answer is yes;
  /// of a name alone it is no.
  public func responds(to aSelector: Selector) -> Bool { aSelector.method?.suits(self) == true }

  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    perform(aSelector, with: nil)
  }

  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    let value = aSelector.send(to: self, from: object, for: nil)
    // Without a pool that would let go of it later, what was made for the caller stays.
    return (value as? NSObject).map { Unmanaged.passRetained($0) }
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
