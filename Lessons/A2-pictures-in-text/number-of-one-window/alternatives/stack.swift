import UIKit

// A row in a player: a cover, a title and a button. The title takes the rest of the width.
// The gaps, the cover and the button are right. One number is right in one window and in no other.

func layOut(cover: UIImageView, title: UILabel, play: UIButton, in view: UIView) {
    let row = UIStackView(arrangedSubviews: [cover, title, play])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        row.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        cover.widthAnchor.constraint(equalToConstant: 64),
        play.widthAnchor.constraint(equalToConstant: 48),
    ])
}
