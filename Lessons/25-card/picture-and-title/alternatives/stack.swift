import UIKit

// picture: same leading, trailing and top edges as card, three times as wide as tall.
// title: 16 points below picture, 16 points of padding at the leading, trailing
// and bottom edges of card.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(card: UIView, picture: UIImageView, title: UILabel, in view: UIView) {
    let texts = UIStackView(arrangedSubviews: [title])
    texts.axis = .vertical
    texts.spacing = 16
    texts.isLayoutMarginsRelativeArrangement = true
    texts.insetsLayoutMarginsFromSafeArea = false
    texts.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let column = UIStackView(arrangedSubviews: [picture, texts])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(column)
    NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 3),
        column.topAnchor.constraint(equalTo: card.topAnchor),
        column.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        column.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
}
