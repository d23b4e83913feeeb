// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import LayoutUIKit

// Constants, which can be set while the constraint is built and later.
extension MASConstraint {
  @discardableResult
  public func offset(
    _ offset: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { add(.number(offset), CreationPlace(file, line)) }

  /// Moves edges inwards; other attributes stay as they are.
  @discardableResult
  public func insets(
    _ insets: UIEdgeInsets, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { add(.insets(insets), CreationPlace(file, line)) }

  /// Moves every edge inwards by the same distance.
  @discardableResult
  public func inset(
    _ inset: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { add(.insets(UIEdgeInsets(all: inset)), CreationPlace(file, line)) }

  /// Changes widths and heights; other attributes stay as they are.
  @discardableResult
  public func sizeOffset(
    _ offset: CGSize, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { add(.size(offset), CreationPlace(file, line)) }

  /// Moves centres; other attributes stay as they are.
  @discardableResult
  public func centerOffset(
    _ offset: CGPoint, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { add(.center(offset), CreationPlace(file, line)) }

  /// Adds a number, or the members of a structure that belong to the attributes.
  @discardableResult
  public func valueOffset(
    _ value: any MASMeasurable, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    guard let measure = Measure(value) else { return self }
    return add(measure, CreationPlace(file, line))
  }

  /// Adds a number, or the members of a structure that belong to the attributes.
  @discardableResult
  public func mas_offset(
    _ value: any MASMeasurable, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { valueOffset(value, file: file, line: line) }

  public func setOffset(_ offset: CGFloat) { add(.number(offset)) }
  public func setInsets(_ insets: UIEdgeInsets) { add(.insets(insets)) }
  public func setInset(_ inset: CGFloat) { add(.insets(UIEdgeInsets(all: inset))) }
  public func setSizeOffset(_ offset: CGSize) { add(.size(offset)) }
  public func setCenterOffset(_ offset: CGPoint) { add(.center(offset)) }

  @discardableResult
  private func add(_ measure: Measure, _ place: CreationPlace = .none) -> MASConstraint {
    for part in parts {
      part.note(place)
      part.add(measure)
    }
    return self
  }
}

extension UIEdgeInsets {
  fileprivate init(all inset: CGFloat) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }
}
