//! mistake: owner-too-low
//! verdict: crashed line 9: NSGenericException
//! states: bar.leading = card.leading
//! seen: The call of line {line} is made, and can't be added to the view that is asked to hold it.
//! meaning: A view holds constraints about itself and what is inside it. The card is outside the bar.
//! next: Which view holds both items? (Setting isActive to true finds it.)
import UIKit

// The bar lies along the card's top edge, as wide as the card and a tenth as high.
// The badge is 64 by 64, and stays 16 points inside the card at its bottom and its trailing edge.
// The first of eight constraints is written: add the others, as calls or with anchors.
// Given: the card keeps 16 points from each edge of the view.
func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  bar.addConstraint(
    NSLayoutConstraint(
      item: bar, attribute: .leading, relatedBy: .equal,
      toItem: card, attribute: .leading, multiplier: 1, constant: 0))
}
