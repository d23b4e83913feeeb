//! mistake: near-mended-alone
//! verdict: crashed line 8: NSGenericException
//! states: card.trailing = view.trailing - 16
//! states: card.leading = view.leading + 16
//! lacks: photo.leading = card.leading + 8
//! seen: UIKit stops the program at the constraint that line {line} makes. The one before it is kept by view, and this one is given to the card.
//! meaning: Both speak about the card and about view, one about each end.
//! next: Is there a reason to keep the two in different views?
import UIKit

// The card lies in the window; the photo and the caption lie in the card. Each constraint is right,
// and the program stops where some of them are added. Mend the function.

func layOut(card: UIView, photo: UIImageView, caption: UILabel, in view: UIView) {
    let near = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    let far = card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
    let inset = photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
    let size = photo.widthAnchor.constraint(equalToConstant: 64)
    let gap = caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8)
    let end = caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8)
    view.addConstraint(near)
    card.addConstraint(far)
    card.addConstraint(inset)
    photo.addConstraint(size)
    card.addConstraint(gap)
    card.addConstraint(end)
}
