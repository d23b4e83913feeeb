//! mistake: position-without-anchor
//! verdict: invalid position-needs-anchor line 27
//! states: badge.trailing = 272
//! seen: The call of line {line} compiles, but UIKit stops the program: badge.trailing would be a location equal to a constant.
//! meaning: The badge ends 272 points after the card begins, but the call doesn't name the card's edge.
//! next: Which edge of the card does the badge keep its distance from, and how does the call name it?
import UIKit

// The bar lies along the card's top edge. It is as wide as the card and a tenth as tall.
// The badge is 64 by 64 points. It ends 16 points before the card's trailing and bottom edges.
// The first of eight constraints is there. Add the others, as calls or with anchors.
// Given: the card's edges are 16 points inside the view.
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
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 272),
    NSLayoutConstraint(
      item: badge, attribute: .bottom, relatedBy: .equal,
      toItem: card, attribute: .bottom, multiplier: 1, constant: -16),
  ])
}
