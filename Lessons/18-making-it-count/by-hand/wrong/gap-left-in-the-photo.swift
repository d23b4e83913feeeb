//! mistake: one-of-two
//! verdict: crashed line 11: NSGenericException
//! states: caption.leading = photo.trailing + 8
//! lacks: caption.trailing = card.trailing - 8
//! seen: UIKit stops the program at the constraint that line {line} makes: the photo is to keep a gap that ends at the caption.
//! meaning: The constraints about the card are in view now, and are kept. The caption isn't inside the photo.
//! next: Which view holds both the photo and the caption?
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
    view.addConstraints([near, far])
    card.addConstraint(inset)
    photo.addConstraint(size)
    photo.addConstraint(gap)
    card.addConstraint(end)
}
