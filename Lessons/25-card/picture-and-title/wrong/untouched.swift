//! mistake: nothing-added
//! verdict: ambiguous card.height
//! about: answer
//! lacks: picture.leading = card.leading
//! lacks: picture.trailing = card.trailing
//! lacks: picture.top = card.top
//! lacks: picture.width = 3 * picture.height
//! lacks: title.leading = card.leading + 16
//! lacks: title.trailing = card.trailing - 16
//! lacks: title.top = picture.bottom + 16
//! lacks: card.bottom = title.bottom + 16
//! seen: The constraints place three edges of card, and none of them contains picture or title.
//! meaning: card could end anywhere, and the views inside it could be anywhere.
//! next: Which three edges of picture are at the same positions as edges of card?
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
        // Add four constraints for picture and four for title.
    ])
}
