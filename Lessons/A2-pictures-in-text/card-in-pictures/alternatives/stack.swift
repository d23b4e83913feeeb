import UIKit

func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
    let card = UIStackView(arrangedSubviews: [photo, caption])
    card.axis = .vertical
    card.spacing = 8
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        card.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        photo.heightAnchor.constraint(equalToConstant: 96),
    ])
}
