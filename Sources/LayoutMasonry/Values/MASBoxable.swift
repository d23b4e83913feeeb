public import Foundation
public import LayoutUIKit

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
