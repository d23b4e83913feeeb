// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import LayoutUIKit

public enum MASAxisType: UInt, Sendable {
  case horizontal = 0
  case vertical
}

extension Array where Element: UIView {
  /// Puts views of the same length in a row, with the same gap between all.
  @preconcurrency @MainActor
  public func mas_distributeViewsAlongAxis(
    _ axisType: MASAxisType, withFixedSpacing fixedSpacing: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat, file: StaticString = #file, line: UInt = #line
  ) {
    let superview = commonSuperview(file, line)
    let ends = axisType.ends
    for (index, view) in enumerated() {
      view.mas_makeConstraints(file: file, line: line) { make in
        guard index > 0 else {
          make.attributes(ends.near).equalTo(superview).offset(leadSpacing)
          return
        }
        let before = self[index - 1]
        make.attributes(ends.length).equalTo(before)
        make.attributes(ends.near).equalTo(before.mas_attribute(ends.far.members[0]))
          .offset(fixedSpacing)
        if index == count - 1 {
          make.attributes(ends.far).equalTo(superview).offset(-tailSpacing)
        }
      }
    }
  }

  /// Puts views of a given length in a row, with equal gaps between them.
  @preconcurrency @MainActor
  public func mas_distributeViewsAlongAxis(
    _ axisType: MASAxisType, withFixedItemLength fixedItemLength: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat, file: StaticString = #file, line: UInt = #line
  ) {
    let superview = commonSuperview(file, line)
    let ends = axisType.ends
    for (index, view) in enumerated() {
      view.mas_makeConstraints(file: file, line: line) { make in
        make.attributes(ends.length).equalTo(fixedItemLength)
        guard index > 0 else {
          make.attributes(ends.near).equalTo(superview).offset(leadSpacing)
          return
        }
        // The share of the way to the last view at which this one stands.
        let multiplier = CGFloat(index) / CGFloat(count - 1)
        make.attributes(ends.far).equalTo(superview).multipliedBy(multiplier)
          .offset((1 - multiplier) * (fixedItemLength + leadSpacing) - multiplier * tailSpacing)
      }
    }
  }

  @MainActor
  private func commonSuperview(_ file: StaticString, _ line: UInt) -> UIView {
    let place = CreationPlace(file, line)
    guard count > 1, let first else { raise(.tooFewViews, at: place) }
    var common: UIView? = first
    for view in dropFirst() { common = view.mas_closestCommonSuperview(common) }
    guard let common else { raise(.noSharedSuperview, at: place) }
    return common
  }
}

extension MASAxisType {
  /// Where a view begins and ends along the axis, and how long it is.
  fileprivate var ends: (near: MASAttribute, far: MASAttribute, length: MASAttribute) {
    switch self {
    case .horizontal: (.left, .right, .width)
    case .vertical: (.top, .bottom, .height)
    }
  }
}
