// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// The names of tutorials and books from before Swift 4.2: Apple keeps them so that the compiler can
// say what they are called now.

@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

@available(swift, obsoleted: 4.2, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

@available(swift, obsoleted: 4.2, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero = UIEdgeInsets.zero

@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

// With Apple's nothing more is said than that these are unavailable in Swift.

@available(*, unavailable, message: "write CGRect(x:y:width:height:)")
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

@available(*, unavailable, message: "write CGPoint(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@available(*, unavailable, message: "write CGSize(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

@available(swift, obsoleted: 3, renamed: "getter:CGRect.width(self:)")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

@available(swift, obsoleted: 3, renamed: "getter:CGRect.height(self:)")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

@available(swift, obsoleted: 3, renamed: "getter:CGRect.minX(self:)")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

@available(swift, obsoleted: 3, renamed: "getter:CGRect.midX(self:)")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

@available(swift, obsoleted: 3, renamed: "getter:CGRect.maxX(self:)")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

@available(swift, obsoleted: 3, renamed: "getter:CGRect.minY(self:)")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

@available(swift, obsoleted: 3, renamed: "getter:CGRect.midY(self:)")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

@available(swift, obsoleted: 3, renamed: "getter:CGRect.maxY(self:)")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

extension UIView {
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}
