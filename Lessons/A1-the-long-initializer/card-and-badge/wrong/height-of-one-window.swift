//! mistake: number-of-one-window
//! verdict: misplaced bar.height 16 not 32, window 480x352
//! states: bar.height = 16
//! seen: The call of line {line} is right in the first window. In the second window the bar is {bar.height} points tall, and the wanted bar is 32.
//! meaning: The card is taller there, and the bar should be a tenth as tall.
//! next: Which second item and attribute make the bar grow with the card?
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
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 16),
    NSLayoutConstraint(
      item: badge, attribute: .width, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 64),
    NSLayoutConstraint(
      item: badge, attribute: .height, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 64),
    NSLayoutConstraint(
      item: badge, attribute: .trailing, relatedBy: .equal,
      toItem: card, attribute: .trailing, multiplier: 1, constant: -16),
    NSLayoutConstraint(
      item: badge, attribute: .bottom, relatedBy: .equal,
      toItem: card, attribute: .bottom, multiplier: 1, constant: -16),
  ])
}
