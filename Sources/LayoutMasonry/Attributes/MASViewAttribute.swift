public import Foundation
public import LayoutUIKit

/// One attribute of a view, or of something that belongs to it.
@preconcurrency @MainActor
public final class MASViewAttribute: NSObject {
  /// The view for which the common superview is searched.
  public private(set) weak var view: UIView?
  /// The item of the constraint: the view, or one of its guides.
  public private(set) weak var item: AnyObject?
  /// The attribute; `notAnAttribute` means the attribute of the other item.
  public let layoutAttribute: NSLayoutConstraint.Attribute

  public convenience init(view: UIView?, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.init(view: view, item: view, layoutAttribute: layoutAttribute)
  }

  public init(view: UIView?, item: AnyObject?, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.item = item
    self.layoutAttribute = layoutAttribute
    super.init()
  }

  /// Whether it is a width or a height, which can be equal to a number.
  public var isSizeAttribute: Bool { layoutAttribute == .width || layoutAttribute == .height }

  public override nonisolated func isEqual(_ object: Any?) -> Bool {
    MainActor.assumeIsolated {
      guard let other = object as? MASViewAttribute else { return false }
      return other.view === view && other.layoutAttribute == layoutAttribute
    }
  }

  public override nonisolated var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(view.map { ObjectIdentifier($0) })
      hasher.combine(layoutAttribute)
      return hasher.finalize()
    }
  }
}
