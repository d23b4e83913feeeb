//! mistake: one-of-two
//! verdict: crashed line 11: NSGenericException
//! states: caption.leading = photo.trailing + 8
//! lacks: caption.trailing = card.trailing - 8
//! seen: The program crashes at the constraint that line {line} creates. It ties caption to photo, but it is added to a view that doesn't contain both of them.
//! meaning: The constraints that tie card to view are fine now. photo and caption are siblings, so neither contains the other.
//! next: Which view contains both photo and caption?
import UIKit

// card is a subview of view. photo and caption are subviews of card. Each constraint is right, but the
// program crashes, because some of them are added to a view that can't own them. Correct the function.

func layOut(card: UIView, photo: UIImageView, caption: UILabel, in view: UIView) {
    let near = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    let far = card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
    let inset = photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
    let size = photo.widthAnchor.constraint(equalToConstant: 64)
    let gap = caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8)
    let end = caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8)
    view.addConstraints([near, far])
    card.addConstraint(inset)
    photo.addConstraint(size)
    photo.addConstraint(gap)
    card.addConstraint(end)
}
