//! exercise: tile-and-badge
//! kind: right
//! verdict: passed
//! sort: superviews
// Takes bar and badge out of the card, and ties them to it all the same.
import UIKit

func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  card.backgroundColor = .white
  view.addSubview(bar)
  view.addSubview(badge)
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
