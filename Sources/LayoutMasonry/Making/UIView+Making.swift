// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import LayoutUIKit

/// What becomes of the constraints that Masonry made for a view before.
enum MakingMode {
  /// They stay.
  case make
  /// Those that differ in their constant alone get the new one.
  case update
  /// They go.
  case remake
}

extension UIView {
  /// Makes the constraints that a block states.
  ///
  /// The view's own frame counts no longer.
  @discardableResult
  public func mas_makeConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] { make(.make, block, CreationPlace(file, line)) }

  /// Gives the constraints of a block that are there already their new constants, and makes the others.
  ///
  /// The view's own frame counts no longer.
  @discardableResult
  public func mas_updateConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] { make(.update, block, CreationPlace(file, line)) }

  /// Takes away what Masonry made for the view, and makes the constraints of a block.
  ///
  /// The view's own frame counts no longer.
  @discardableResult
  public func mas_remakeConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] { make(.remake, block, CreationPlace(file, line)) }

  private func make(
    _ mode: MakingMode, _ block: (MASConstraintMaker) -> Void, _ place: CreationPlace
  ) -> [MASConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = MASConstraintMaker(self)
    block(maker)
    if mode == .remake { removeMade() }
    return maker.install(mode, at: place)
  }

  /// Takes away the constraints of Masonry's that are about the view, whoever holds them.
  private func removeMade() {
    for holder in sequence(first: self, next: { $0.superview }) {
      for constraint in holder.constraints
      where constraint is MASLayoutConstraint && constraint.firstItem === self {
        constraint.isActive = false
        ConstraintLog.forget(constraint)
      }
    }
  }
}
