public import Foundation
public import LayoutUIKit

// Properties that can't be changed after the constraint is installed.
extension MASConstraint {
  @discardableResult
  public func multipliedBy(
    _ multiplier: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    change("multiplier", CreationPlace(file, line)) { $0.multiplier = multiplier }
  }

  @discardableResult
  public func dividedBy(
    _ divider: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    change("multiplier", CreationPlace(file, line)) { $0.multiplier = 1 / divider }
  }

  @discardableResult
  public func priority(
    _ priority: Float, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { self.priority(UILayoutPriority(priority), file: file, line: line) }

  @discardableResult
  public func priority(
    _ priority: UILayoutPriority, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    change("priority", CreationPlace(file, line)) { $0.priority = priority }
  }

  /// 250, as `UILayoutPriority.defaultLow`.
  @discardableResult
  public func priorityLow(file: StaticString = #file, line: UInt = #line) -> MASConstraint {
    priority(.defaultLow, file: file, line: line)
  }

  /// 500, half way between high and low.
  @discardableResult
  public func priorityMedium(file: StaticString = #file, line: UInt = #line) -> MASConstraint {
    priority(.medium, file: file, line: line)
  }

  /// 750, as `UILayoutPriority.defaultHigh`.
  @discardableResult
  public func priorityHigh(file: StaticString = #file, line: UInt = #line) -> MASConstraint {
    priority(.defaultHigh, file: file, line: line)
  }

  /// Names the constraint in logs; several get a number each.
  @discardableResult
  public func key(
    _ key: Any, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    for part in parts { part.note(CreationPlace(file, line)) }
    name(key)
    return self
  }

  private func change(
    _ property: String, _ place: CreationPlace, _ body: (MASViewConstraint) -> Void
  ) -> MASConstraint {
    for part in parts {
      part.note(place)
      if part.isInstalled { raise(.lateChange(of: property), at: place) }
      body(part)
    }
    return self
  }
}

extension UILayoutPriority {
  fileprivate static let medium = UILayoutPriority(
    (defaultHigh.rawValue + defaultLow.rawValue) / 2)
}
