//! mistake: line-missing
//! verdict: misplaced card.height 400 not 408, window 568x320, larger text and bars at the sides
//! about: answer
//! lacks: read.height = later.height
//! seen: No constraint ties the heights of the buttons, so each has the height of its content.
//! meaning: In the 568-point window read is 8 points taller than later. card is {card.height} points tall there, so the padding below read is 8 points.
//! next: What does the task say about the two heights?
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
        card.bottomAnchor.constraint(equalTo: later.bottomAnchor, constant: 16),
        // Change the line above, and add seven constraints for later and read.
        later.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        read.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        read.leadingAnchor.constraint(equalTo: later.trailingAnchor, constant: 16),
        later.widthAnchor.constraint(equalTo: read.widthAnchor),
        later.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 16),
        read.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 16),
    ])
}
