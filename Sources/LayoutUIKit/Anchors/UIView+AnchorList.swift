import Foundation

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .leading))
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .trailing))
  }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .right)) }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .centerX))
  }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .bottom))
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .centerY))
  }
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .lastBaseline))
  }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .height)) }
}
