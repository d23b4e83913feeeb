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
    buttons.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(buttons)
    NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        picture.topAnchor.constraint(equalTo: card.topAnchor),
        picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 3),
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
        body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
        buttons.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 16),
        buttons.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        buttons.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        card.bottomAnchor.constraint(equalTo: buttons.bottomAnchor, constant: 16),
    ])
}
