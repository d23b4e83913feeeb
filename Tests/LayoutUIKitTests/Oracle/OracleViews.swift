import Foundation
import LayoutUIKit

/// What an oracle says of a view that UIKit would find out by itself.
@MainActor
struct OracleFacts {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var margins: UIEdgeInsets?
  var safeArea: UIEdgeInsets = .zero
  var alignment: UIEdgeInsets = .zero
}

/// A view that knows its content, margins and insets from an oracle.
@MainActor
protocol OracleView: UIView {
  var facts: OracleFacts { get set }
}

final class OraclePlainView: UIView, OracleView {
  var facts = OracleFacts()
  override var intrinsicContentSize: CGSize { facts.content }
  override var layoutMargins: UIEdgeInsets {
    get { facts.margins ?? super.layoutMargins }
    set { facts.margins = newValue }
  }
  override var safeAreaInsets: UIEdgeInsets { facts.safeArea }
  override var alignmentRectInsets: UIEdgeInsets { facts.alignment }
}

final class OracleScrollView: UIScrollView, OracleView {
  var facts = OracleFacts()
  override var intrinsicContentSize: CGSize { facts.content }
  override var layoutMargins: UIEdgeInsets {
    get { facts.margins ?? super.layoutMargins }
    set { facts.margins = newValue }
  }
  override var safeAreaInsets: UIEdgeInsets { facts.safeArea }
}

final class OracleStackView: UIStackView, OracleView {
  var facts = OracleFacts()
  override var layoutMargins: UIEdgeInsets {
    get { facts.margins ?? super.layoutMargins }
    set { facts.margins = newValue }
  }
  override var safeAreaInsets: UIEdgeInsets { facts.safeArea }
}

extension UIEdgeInsets {
  /// Top, left, bottom and right.
  init(_ numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
