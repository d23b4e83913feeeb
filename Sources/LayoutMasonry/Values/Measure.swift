import Foundation
import LayoutUIKit

/// A constant for an attribute: a number, or a structure with several.
enum Measure {
  case number(CGFloat)
  case size(CGSize)
  case center(CGPoint)
  case insets(UIEdgeInsets)

  /// Reads a learner's argument; `nil` if it is neither.
  init?(_ value: any MASBoxable) {
    switch value {
    case let number as CGFloat: self = .number(number)
    case let number as Double: self = .number(CGFloat(number))
    case let number as Int: self = .number(CGFloat(number))
    case let number as Float: self = .number(CGFloat(number))
    case let number as NSNumber: self = .number(CGFloat(number.doubleValue))
    case let size as CGSize: self = .size(size)
    case let point as CGPoint: self = .center(point)
    case let insets as UIEdgeInsets: self = .insets(insets)
    default: return nil
    }
  }

  /// The constant for an attribute; `nil` if the structure has no member for it.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    switch (self, attribute) {
    case (.number(let number), _): number
    case (.size(let size), .width): size.width
    case (.size(let size), .height): size.height
    case (.center(let point), .centerX): point.x
    case (.center(let point), .centerY): point.y
    case (.insets(let insets), .left), (.insets(let insets), .leading): insets.left
    case (.insets(let insets), .right), (.insets(let insets), .trailing): -insets.right
    case (.insets(let insets), .top): insets.top
    case (.insets(let insets), .bottom): -insets.bottom
    default: nil
    }
  }
}
