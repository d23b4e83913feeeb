//! exercise: the-sender-bends
//! kind: right
//! verdict: passed
//! sort: styles
// a fluent extension that returns Self lowers sender's hugging to 249 and its resistance to 749,
// so time and badge (250 and 750) keep their texts' widths.
import UIKit

// time and badge should always be as wide as their texts. sender gets the rest,
// which may be more or less than its text needs. Add two lines.

extension UIView {
  @discardableResult
  func hugging(_ priority: Float, on axis: NSLayoutConstraint.Axis = .horizontal) -> Self {
    setContentHuggingPriority(UILayoutPriority(priority), for: axis)
    return self
  }

  @discardableResult
  func resisting(_ priority: Float, on axis: NSLayoutConstraint.Axis = .horizontal) -> Self {
    setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    return self
  }
}

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
  sender.hugging(249).resisting(749)
}
