//! exercise: tile-and-badge
//! kind: hostile
//! verdict: misplaced|ambiguous|conflicting
//! says: card
//! sort: superviews
// Puts the card into the bar, which was in the card.
import UIKit

func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  view.addSubview(bar)
  bar.addSubview(card)
  NSLayoutConstraint.activate([
    bar.leadingAnchor.constraint(equalTo: card.leadingAnchor),
    bar.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    bar.topAnchor.constraint(equalTo: card.topAnchor),
    bar.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.1),
    badge.widthAnchor.constraint(equalToConstant: 64),
    badge.heightAnchor.constraint(equalToConstant: 64),
    badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    badge.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
  ])
}
