//! exercise: tile-and-badge
//! kind: hostile
//! verdict: ruleMissed
//! says: in front of bar
//! sort: covered
// Takes the bar out of the card, to lie behind the card, which has a colour.
import UIKit

func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  view.insertSubview(bar, at: 0)
  card.backgroundColor = .systemYellow
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
