import UIKit

// picture and title are done.
// body is as wide as title and begins 16 points below it.
// card ends 16 points below body. Change the line that says something else.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(
    card: UIView, picture: UIImageView, title: UILabel, body: UILabel, in view: UIView
) {
    let texts = UIStackView(arrangedSubviews: [title, body])
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
