public import Foundation

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
