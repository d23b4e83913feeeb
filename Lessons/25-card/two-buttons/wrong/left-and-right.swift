//! mistake: left-for-leading
//! verdict: conflicting window 320x336, right to left
//! states: read.left = later.right + 16
//! lacks: read.leading = later.trailing + 16
//! seen: Line {line} puts read to the right of later, in both reading directions.
//! meaning: From right to left later begins at the right, where title begins, and read must end at the left, where title ends. It can't be to the right of later as well, so the constraints conflict.
//! next: Between which two edges is the gap in both directions?
import UIKit

// picture, title and body are done. 16 points below body are two buttons of equal size:
// later begins where title begins, read ends where title ends, with a gap of 16 points.
// card ends 16 points below the buttons. Change the line that says something else.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(
    card: UIView, picture: UIImageView, title: UILabel, body: UILabel, later: UIButton, read: UIButton,
    in view: UIView
) {
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
        later.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        read.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        read.leftAnchor.constraint(equalTo: later.rightAnchor, constant: 16),
        later.widthAnchor.constraint(equalTo: read.widthAnchor),
        later.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 16),
        read.topAnchor.constraint(equalTo: later.topAnchor),
        read.heightAnchor.constraint(equalTo: later.heightAnchor),
        card.bottomAnchor.constraint(equalTo: later.bottomAnchor, constant: 16),
    ])
}
