import UIKit

// The bar lies along the card's top edge, as wide as the card and a tenth as high.
// The badge is 64 by 64, and stays 16 points inside the card at its bottom and its trailing edge.
// The first of eight constraints is written: add the others, as calls or with anchors.
// Given: the card keeps 16 points from each edge of the view.
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
