//! mistake: line-bent-to-its-view
//! verdict: conflicting window 320x112
//! lacks: card.leading = view.leading + 16
//! lacks: card.trailing = view.trailing - 16
//! seen: Line {line} says that card begins 16 points after card begins.
//! meaning: card can own this constraint, because it mentions card alone. But no layout satisfies it.
//! next: Go back to the constraints of the starter. Which view contains both items of near?
import UIKit

// card is a subview of view. photo and caption are subviews of card. Each constraint is right, but the
// program crashes, because some of them are added to a view that can't own them. Correct the function.

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
