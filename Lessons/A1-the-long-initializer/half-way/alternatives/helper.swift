import UIKit

extension UIView {
  func tie(
    _ attribute: NSLayoutConstraint.Attribute, to other: UIView,
    _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) {
    NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant
    ).isActive = true
  }
}

func layOut(pin: UIView, note: UILabel, in view: UIView) {
  pin.tie(.leading, to: view, .leading, plus: 16)
  pin.tie(.centerY, to: view, .centerY, times: 0.5)
  note.tie(.leading, to: view, .centerX)
  note.tie(.trailing, to: view, .trailing, plus: -16)
}
