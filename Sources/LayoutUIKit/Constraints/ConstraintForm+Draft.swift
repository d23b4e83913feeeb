import Foundation
package import LayoutEngine

extension ConstraintForm {
  /// The constraint in the engine's words, for the rules that need no scene.
  ///
  /// - Parameter handle: The handle of an item.
  /// - Returns: The draft; it has no side without an attribute.
  @MainActor
  func draft(_ handle: (any LayoutObject) -> ItemID?) -> ConstraintDraft {
    func anchor(_ side: ConstraintSide?) -> Anchor? {
      guard let side, let item = side.item, let id = handle(item),
        let attribute = Attribute(rawValue: side.attribute.rawValue)
      else { return nil }
      return Anchor(id, attribute)
    }
    return ConstraintDraft(
      first: anchor(first), relation: Relation(relation), second: anchor(second),
      multiplier: Double(multiplier), constant: Double(constant),
      priority: Double(priority.rawValue), identifier: identifier, origin: place.origin)
  }
}

extension CreationPlace {
  /// The place as constraints of the engine carry it; the column isn't known.
  package var origin: Origin {
    line == 0 ? .code : .answer(SourceRange(line: Int(line), column: 1, length: 0))
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
