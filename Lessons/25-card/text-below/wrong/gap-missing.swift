//! mistake: inset-missing
//! verdict: misplaced body.top 176 not 192, window 320x272
//! states: body.top = title.bottom
//! lacks: body.top = title.bottom + 16
//! seen: Line {line} makes body begin at {body.top}, exactly where title ends.
//! meaning: The wanted layout has 16 points between them.
//! next: How many points must be added to the bottom of title?
import UIKit

// picture and title are done.
// body is as wide as title and begins 16 points below it.
// card ends 16 points below body. Change the line that says something else.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(
    card: UIView, picture: UIImageView, title: UILabel, body: UILabel, in view: UIView
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
        body.topAnchor.constraint(equalTo: title.bottomAnchor),
        card.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 16),
    ])
}
