//! mistake: other-of-two
//! verdict: crashed line 7: NSGenericException
//! states: card.leading = view.leading + 16
//! lacks: photo.leading = card.leading + 8
//! lacks: card.trailing = view.trailing - 16
//! seen: UIKit stops the program at the constraint that line {line} makes: the card is to keep what is tied to view.
//! meaning: The card lies in view. A view keeps what happens inside it, its own edges included, and nothing further up.
//! next: Which of the two holds the other?
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
    card.addConstraints([near, far])
    card.addConstraint(inset)
    photo.addConstraint(size)
    card.addConstraint(gap)
    card.addConstraint(end)
}
