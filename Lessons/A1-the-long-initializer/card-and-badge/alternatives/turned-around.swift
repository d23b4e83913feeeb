import UIKit

// The bar lies along the card's top edge. It is as wide as the card and a tenth as tall.
// The badge is 64 by 64 points. It ends 16 points before the card's trailing and bottom edges.
// The first of eight constraints is there. Add the others, as calls or with anchors.
// Given: the card's edges are 16 points inside the view.
func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: card, attribute: .leading, relatedBy: .equal,
      toItem: bar, attribute: .leading, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: card, attribute: .trailing, relatedBy: .equal,
      toItem: bar, attribute: .trailing, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: card, attribute: .top, relatedBy: .equal,
      toItem: bar, attribute: .top, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: card, attribute: .height, relatedBy: .equal,
      toItem: bar, attribute: .height, multiplier: 10, constant: 0),
    NSLayoutConstraint(
      item: badge, attribute: .width, relatedBy: .equal,
      toItem: badge, attribute: .height, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: badge, attribute: .height, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 64),
    NSLayoutConstraint(
      item: card, attribute: .trailing, relatedBy: .equal,
      toItem: badge, attribute: .trailing, multiplier: 1, constant: 16),
    NSLayoutConstraint(
      item: card, attribute: .bottom, relatedBy: .equal,
      toItem: badge, attribute: .bottom, multiplier: 1, constant: 16),
  ])
}
