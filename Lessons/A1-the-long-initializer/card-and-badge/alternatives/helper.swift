import UIKit

func constraint(
  _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView? = nil,
  _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, by multiplier: CGFloat = 1,
  _ constant: CGFloat = 0
) -> NSLayoutConstraint {
  NSLayoutConstraint(
    item: item, attribute: attribute, relatedBy: .equal, toItem: other,
    attribute: otherAttribute, multiplier: multiplier, constant: constant)
}

func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  let all = [
    constraint(bar, .leading, card, .leading), constraint(bar, .trailing, card, .trailing),
    constraint(bar, .top, card, .top), constraint(bar, .height, card, .height, by: 0.1),
    constraint(badge, .width, nil, .notAnAttribute, 64),
    constraint(badge, .height, nil, .notAnAttribute, 64),
    constraint(badge, .trailing, card, .trailing, -16),
    constraint(badge, .bottom, card, .bottom, -16),
  ]
  all.forEach { $0.isActive = true }
}
