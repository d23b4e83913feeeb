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
