import UIKit

// picture, title and body are done. 16 points below body are two buttons of equal size:
// later begins where title begins, read ends where title ends, with a gap of 16 points.
// card ends 16 points below the buttons. Change the line that says something else.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(
    card: UIView, picture: UIImageView, title: UILabel, body: UILabel, later: UIButton, read: UIButton,
    in view: UIView
) {
    let buttons = UIStackView(arrangedSubviews: [later, read])
    buttons.distribution = .fillEqually
    buttons.spacing = 16
    let texts = UIStackView(arrangedSubviews: [title, body, buttons])
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
