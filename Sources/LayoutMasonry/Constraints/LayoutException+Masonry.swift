import LayoutEngine
import LayoutUIKit

// What the library asserts, in its own words. Source: docs/SEMANTICS.md, S9.9.
extension LayoutException {
  static var relationTwice: LayoutException { LayoutException(asserting: .masonryRelationTwice) }

  static var attributeAfterRelation: LayoutException {
    LayoutException(asserting: .masonryAttributeAfterRelation)
  }

  @MainActor
  static func noCommonSuperview(_ first: UIView?, _ second: UIView?) -> LayoutException {
    LayoutException(
      asserting: .masonryNoCommonSuperview(
        first: first?.description ?? "(null)", second: second?.description ?? "(null)"))
  }

  static var noAttributes: LayoutException {
    LayoutException(
      .internalInconsistency, "You didn't pass any attribute to make.attributes(...)")
  }

  static var tooFewViews: LayoutException {
    LayoutException(.internalInconsistency, "views to distribute need to bigger than one")
  }

  static var noSharedSuperview: LayoutException {
    LayoutException(
      .internalInconsistency,
      "Can't constrain views that do not share a common superview. Make sure that all the views in "
        + "this array have been added into the same view hierarchy.")
  }

  static func lateChange(of property: String) -> LayoutException {
    LayoutException(
      .internalInconsistency,
      "Cannot modify constraint \(property) after it has been installed")
  }

  static func unsupported(_ text: String) -> LayoutException {
    LayoutException(.internalInconsistency, "attempting to add unsupported attribute: \(text)")
  }

  private init(asserting message: RuntimeMessage) {
    self.init(.internalInconsistency, message.text)
  }
}
