import UIKit

// The bar lies along the card's top edge, as wide as the card and a tenth as high.
// The badge is 64 by 64, and stays 16 points inside the card at its bottom and its trailing edge.
// The first of eight constraints is written: add the others, as calls or with anchors.
// Given: the card keeps 16 points from each edge of the view.
func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  NSLayoutConstraint.activate([
    NSLayoutConstraint(
      item: bar, attribute: .leading, relatedBy: .equal,
      toItem: card, attribute: .leading, multiplier: 1, constant: 0),
  ])
}
