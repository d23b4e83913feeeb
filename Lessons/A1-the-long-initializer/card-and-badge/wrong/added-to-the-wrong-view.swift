//! mistake: owner-too-low
//! verdict: crashed line 9: NSGenericException
//! states: bar.leading = card.leading
//! seen: UIKit makes the constraint of line {line}, but it can't add it to this view.
//! meaning: A view can hold constraints about itself and about views inside it. The card isn't inside the bar.
//! next: Which view contains both items? (isActive = true finds it for you.)
import UIKit

// The bar lies along the card's top edge. It is as wide as the card and a tenth as tall.
// The badge is 64 by 64 points. It ends 16 points before the card's trailing and bottom edges.
// The first of eight constraints is there. Add the others, as calls or with anchors.
// Given: the card's edges are 16 points inside the view.
func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  bar.addConstraint(
    NSLayoutConstraint(
      item: bar, attribute: .leading, relatedBy: .equal,
      toItem: card, attribute: .leading, multiplier: 1, constant: 0))
}
