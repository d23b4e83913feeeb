//! mistake: leading-mixed-with-left
//! verdict: invalid leading-mixed-with-left line 27
//! states: badge.trailing = card.right - 16
//! seen: The call of line {line} compiles, and UIKit stops it: trailing doesn't go with right.
//! meaning: From right to left the card's right edge is where it begins.
//! next: Which attribute is the card's end in both directions?
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
    NSLayoutConstraint(
      item: bar, attribute: .trailing, relatedBy: .equal,
      toItem: card, attribute: .trailing, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: bar, attribute: .top, relatedBy: .equal,
      toItem: card, attribute: .top, multiplier: 1, constant: 0),
    NSLayoutConstraint(
      item: bar, attribute: .height, relatedBy: .equal,
      toItem: card, attribute: .height, multiplier: 0.1, constant: 0),
    NSLayoutConstraint(
      item: badge, attribute: .width, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 64),
    NSLayoutConstraint(
      item: badge, attribute: .height, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 64),
    NSLayoutConstraint(
      item: badge, attribute: .trailing, relatedBy: .equal,
      toItem: card, attribute: .right, multiplier: 1, constant: -16),
    NSLayoutConstraint(
      item: badge, attribute: .bottom, relatedBy: .equal,
      toItem: card, attribute: .bottom, multiplier: 1, constant: -16),
  ])
}
