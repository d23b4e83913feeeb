// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import LayoutUIKit

/// What happens to the constraints that Masonry made for a view before.
enum MakingMode {
  /// They stay.
  case make
  /// Those that differ only in their constant get the new one.
  case update
  /// They are removed.
  case remake
}

extension UIView {
  /// Creates the constraints of a block.
  ///
  /// The view's own frame counts no longer.
  @discardableResult
  public func mas_makeConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] { make(.make, block, CreationPlace(file, line)) }

  /// Gives existing constraints of a block their new constants, and creates the others.
  ///
  /// The view's own frame counts no longer.
  @discardableResult
  public func mas_updateConstraints(
    file: StaticString = #file, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] { make(.update, block, CreationPlace(file, line)) }

  /// Removes the constraints that Masonry made for the view, and creates those of a block.
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

  /// Removes Masonry's constraints of the view, from every view that has them.
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
