import UIKit

// A row in a player: a cover, a title and a button. The title takes the rest of the width.
// The gaps, the cover and the button are right. One number is right in one window and in no other.

func layOut(cover: UIImageView, title: UILabel, play: UIButton, in view: UIView) {
    NSLayoutConstraint.activate([
        cover.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        cover.widthAnchor.constraint(equalToConstant: 64),
        title.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 8),
        title.trailingAnchor.constraint(equalTo: play.leadingAnchor, constant: -8),
        play.widthAnchor.constraint(equalToConstant: 48),
        play.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
