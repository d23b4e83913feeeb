//! exercise: tile-and-badge
//! kind: right
//! verdict: passed
//! sort: styles
// visual format with metrics ties both views to their superview, the card, in leading-to-trailing
// order; the tenth of the height, which the format can't say, is an anchor.
import UIKit

// The bar lies along the card's top edge. It is as wide as the card and a tenth as tall.
// The badge is 64 by 64 points. It ends 16 points before the card's trailing and bottom edges.
// The first of eight constraints is there. Add the others, as calls or with anchors.
// Given: the card's edges are 16 points inside the view.
func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  let views: [String: Any] = ["bar": bar, "badge": badge]
  let metrics: [String: Any] = ["side": 64, "inset": 16]
  let formats = [
    "H:|[bar]|",
    "V:|[bar]",
    "H:[badge(side)]-inset-|",
    "V:[badge(side)]-inset-|",
  ]
  var constraints = formats.flatMap {
    NSLayoutConstraint.constraints(
      withVisualFormat: $0, options: [], metrics: metrics, views: views)
  }
  constraints.append(bar.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.1))
  NSLayoutConstraint.activate(constraints)
}
