//! mistake: line-bent-to-its-view
//! verdict: conflicting window 320x112
//! lacks: card.leading = view.leading + 16
//! lacks: card.trailing = view.trailing - 16
//! seen: Line {line} says that the card begins 16 points after it begins.
//! meaning: It can be added to the card now, since it speaks about the card alone. No layout keeps it.
//! next: Which is to change: what the constraint says, or the view that keeps it?
import UIKit

// The card lies in the window; the photo and the caption lie in the card. Each constraint is right,
// and the program stops where some of them are added. Mend the function.

func layOut(card: UIView, photo: UIImageView, caption: UILabel, in view: UIView) {
    let near = card.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16)
    let far = card.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16)
    let inset = photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
    let size = photo.widthAnchor.constraint(equalToConstant: 64)
    let gap = caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8)
    let end = caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8)
    card.addConstraints([near, far])
    card.addConstraint(inset)
    photo.addConstraint(size)
    card.addConstraint(gap)
    card.addConstraint(end)
}
