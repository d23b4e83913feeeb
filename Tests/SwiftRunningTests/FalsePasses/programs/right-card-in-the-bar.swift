//! exercise: tile-and-badge
//! kind: right
//! verdict: passed
//! sort: superviews
// Puts the card into the bar, which was in the card, and states again what that drops.
import UIKit

func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  view.addSubview(bar)
  bar.addSubview(card)
  NSLayoutConstraint.activate([
    card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    card.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
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
