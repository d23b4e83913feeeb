import UIKit

typealias Side = (item: UIView, attribute: NSLayoutConstraint.Attribute)

func tie(_ first: Side, to second: Side?, times multiplier: CGFloat = 1, plus constant: CGFloat = 0) {
  let constraint = NSLayoutConstraint(
    item: first.item, attribute: first.attribute, relatedBy: .equal,
    toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
    multiplier: multiplier, constant: constant)
  constraint.isActive = true
}

func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
  tie((photo, .leading), to: (view, .leading), plus: 16)
  tie((photo, .bottom), to: (view, .bottom), plus: -16)
  tie((photo, .width), to: (photo, .height), times: 1.5)
  tie((caption, .leading), to: (photo, .trailing), plus: 8)
  tie((caption, .height), to: nil, plus: 48)
}
