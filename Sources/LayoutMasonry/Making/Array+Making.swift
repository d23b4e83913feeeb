// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import LayoutUIKit

// The blocks run once for each view.
extension Array where Element: UIView {
  @preconcurrency @MainActor @discardableResult
  public func mas_makeConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_makeConstraints(file: file, line: line, block) }
  }

  @preconcurrency @MainActor @discardableResult
  public func mas_updateConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_updateConstraints(file: file, line: line, block) }
  }

  @preconcurrency @MainActor @discardableResult
  public func mas_remakeConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_remakeConstraints(file: file, line: line, block) }
  }
}
