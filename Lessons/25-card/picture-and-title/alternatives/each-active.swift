import UIKit

// picture: same leading, trailing and top edges as card, three times as wide as tall.
// title: 16 points below picture, 16 points of padding at the leading, trailing
// and bottom edges of card.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(card: UIView, picture: UIImageView, title: UILabel, in view: UIView) {
    card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).isActive = true
    card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
    picture.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
    picture.trailingAnchor.constraint(equalTo: card.trailingAnchor).isActive = true
    picture.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 1.0 / 3).isActive = true
    title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16).isActive = true
    card.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16).isActive = true
    title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16).isActive = true
    card.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 16).isActive = true
}
