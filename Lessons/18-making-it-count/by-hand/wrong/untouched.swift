//! mistake: both-left
//! verdict: crashed line 7: NSGenericException
//! states: card.leading = view.leading + 16
//! lacks: photo.leading = card.leading + 8
//! lacks: card.trailing = view.trailing - 16
//! lacks: caption.leading = photo.trailing + 8
//! seen: The program crashes at the constraint that line {line} creates. It ties card to view, but it is added to a view that doesn't contain view.
//! meaning: A view can own constraints between itself and views inside it. view is outside of card.
//! next: For each constraint, which view is or contains both of its items?
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
    card.addConstraints([near, far])
    card.addConstraint(inset)
    photo.addConstraint(size)
    photo.addConstraint(gap)
    card.addConstraint(end)
}
