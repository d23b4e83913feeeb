//! exercise: tile-and-badge
//! kind: hostile
//! verdict: misplaced
//! says: badge has a transform
//! sort: superviews
// Takes the badge out of the card, and turns it about a corner.
import UIKit

func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
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
  badge.transform = CGAffineTransform(rotationAngle: .pi / 4)
}
