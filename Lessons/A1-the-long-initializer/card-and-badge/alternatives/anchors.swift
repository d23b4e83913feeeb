import UIKit

// The bar lies along the card's top edge, as wide as the card and a tenth as high.
// The badge is 64 by 64, and stays 16 points inside the card at its bottom and its trailing edge.
// The first of eight constraints is written: add the others, as calls or with anchors.
// Given: the card keeps 16 points from each edge of the view.
func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  NSLayoutConstraint.activate([
    bar.leadingAnchor.constraint(equalTo: card.leadingAnchor),
    bar.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    bar.topAnchor.constraint(equalTo: card.topAnchor),
    bar.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.1),
    badge.widthAnchor.constraint(equalToConstant: 64),
    badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
    badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    badge.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
  ])
}
