import UIKit

// The bar lies along the card's top edge. It is as wide as the card and a tenth as tall.
// The badge is 64 by 64 points. It ends 16 points before the card's trailing and bottom edges.
// The first of eight constraints is there. Add the others, as calls or with anchors.
// Given: the card's edges are 16 points inside the view.
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
