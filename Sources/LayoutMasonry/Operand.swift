public import Foundation
public import LayoutUIKit

enum Operands {
  case one(Operand)
  /// One constraint for each.
  case each([Operand])

  init(_ value: (any MASBoxable)?) { self = .one(Operand(value)) }

  init(_ values: [any MASBoxable]) { self = .each(values.map { Operand($0) }) }
}

enum Operand {
  case view(UIView)
  case attribute(MASViewAttribute)
  case measure(Measure)
  /// A value that isn't allowed in a constraint, with its description.
  case unsupported(String)

  init(_ value: (any MASBoxable)?) {
    switch value {
    case let attribute as MASViewAttribute: self = .attribute(attribute)
    case let view as UIView: self = .view(view)
    default:
      let measure = value.flatMap { Measure($0) }
      self = measure.map { .measure($0) } ?? .unsupported(value.map { "\($0)" } ?? "(null)")
    }
  }
}

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

/// An argument of `mas_equalTo`: an attribute, a view, a number or a structure.
public protocol MASBoxable {}

/// An argument of `equalTo`: an attribute, a view or a number.
public protocol MASRelatable: MASBoxable {}

/// An argument of `mas_offset`: a number or a structure.
public protocol MASMeasurable: MASBoxable {}

extension MASViewAttribute: MASRelatable {}
extension UIView: MASRelatable {}

extension Int: MASRelatable, MASMeasurable {}
extension Float: MASRelatable, MASMeasurable {}
extension Double: MASRelatable, MASMeasurable {}
extension CGFloat: MASRelatable, MASMeasurable {}
extension NSNumber: MASRelatable, MASMeasurable {}

extension CGSize: MASMeasurable {}
extension CGPoint: MASMeasurable {}
extension UIEdgeInsets: MASMeasurable {}
