public import Foundation
import LayoutEngine

/// Lets fonts and lengths grow with the size of text that a reader chose.
///
/// Apple publishes no rule. Ours follows the line spacing of the text style, in whole pixels.
/// Source: docs/SEMANTICS.md, S12.15.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  // Each of Apple's methods with one of these names is a call that leaves something out.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat = .infinity,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    font.scaled(
      from: font.pointSize, with: style, to: maximumPointSize, for: .inForce(traitCollection))
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat { style.scaled(value, for: .inForce(traitCollection)) }
}

extension UIFont.TextStyle {
  func scaled(_ value: CGFloat, for category: UIContentSizeCategory) -> CGFloat {
    let ratio = lineSpacing(for: category) / lineSpacing(for: .large)
    return ratio == 1 ? value : (value * ratio * 3).rounded() / 3
  }

  /// From one baseline to the next in Apple's table, where it follows from the size of the font.
  ///
  /// Source: Apple, *Human Interface Guidelines*, "Typography", Dynamic Type sizes, "Leading".
  private func lineSpacing(for category: UIContentSizeCategory) -> CGFloat {
    let size = pointSize(for: category)
    return size + 2 + CGFloat([12, 12, 13, 22, 30, 38, 47, 55].count { $0 <= size })
  }
}
