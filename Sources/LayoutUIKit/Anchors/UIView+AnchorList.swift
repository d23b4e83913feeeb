import Foundation

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.init) }
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.init) }
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.init) }
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.init) }
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.init) }
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.init) }
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.init) }
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.init) }
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    anchor(.firstBaseline, NSLayoutYAxisAnchor.init)
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    anchor(.lastBaseline, NSLayoutYAxisAnchor.init)
  }
  public var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.init) }
  public var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.init) }
}
