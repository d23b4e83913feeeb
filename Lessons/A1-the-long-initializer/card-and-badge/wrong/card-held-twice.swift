//! mistake: number-of-one-window
//! verdict: conflicting window 480x352
//! about: answer
//! states: card.height = 160
//! seen: All lines hold in the first drawing. In the second, the call of line {line} can't be kept.
//! meaning: The given lines stretch the card to 320 there. A ninth constraint makes it 160 in every window.
//! next: Whose height is still to be settled: the card's, or the bar's?
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
      item: card, attribute: .height, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 160),
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
