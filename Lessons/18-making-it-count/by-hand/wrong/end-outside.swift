//! mistake: inset-sign
//! verdict: misplaced caption.trailing 312 not 296, window 320x112
//! about: answer
//! states: caption.trailing = card.trailing + 8
//! seen: Line {line} puts caption.trailing at {caption.trailing}, outside the card.
//! meaning: All six are kept, and one of them has lost its minus.
//! next: Is a place inside the card before its trailing edge or after it?
import UIKit

// The card lies in the window; the photo and the caption lie in the card. Each constraint is right,
// and the program stops where some of them are added. Mend the function.

func layOut(card: UIView, photo: UIImageView, caption: UILabel, in view: UIView) {
    let near = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    let far = card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
    let inset = photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
    let size = photo.widthAnchor.constraint(equalToConstant: 64)
    let gap = caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8)
    let end = caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 8)
    view.addConstraints([near, far])
    card.addConstraint(inset)
    photo.addConstraint(size)
    card.addConstraint(gap)
    card.addConstraint(end)
}
