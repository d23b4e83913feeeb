//! mistake: inset-missing
//! verdict: misplaced title.leading 16 not 32, window 320x208
//! states: title.leading = card.leading
//! lacks: title.leading = card.leading + 16
//! seen: Line {line} makes title begin at {title.leading}, exactly where card begins.
//! meaning: In the wanted layout, title begins 16 points after that edge.
//! next: How many points must be added to the leading edge of card?
import UIKit

// picture: same leading, trailing and top edges as card, three times as wide as tall.
// title: 16 points below picture, 16 points of padding at the leading, trailing
// and bottom edges of card.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(card: UIView, picture: UIImageView, title: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        picture.topAnchor.constraint(equalTo: card.topAnchor),
        picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 3),
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
        card.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
    ])
}
