//! mistake: gap-from-the-wrong-edge
//! verdict: misplaced caption.leading 32 not 96, window 320x112
//! about: answer
//! states: caption.leading = photo.leading + 8
//! seen: Line {line} puts caption.leading at {caption.leading}, which is 8 points after the photo begins.
//! meaning: All six are kept now, and the caption lies across the photo.
//! next: In the starter, from which edge of the photo was the gap counted?
import UIKit

// The card lies in the window; the photo and the caption lie in the card. Each constraint is right,
// and the program stops where some of them are added. Mend the function.

func layOut(card: UIView, photo: UIImageView, caption: UILabel, in view: UIView) {
    let near = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    let far = card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
    let inset = photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
    let size = photo.widthAnchor.constraint(equalToConstant: 64)
    let gap = caption.leadingAnchor.constraint(equalTo: photo.leadingAnchor, constant: 8)
    let end = caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8)
    view.addConstraints([near, far])
    card.addConstraint(inset)
    photo.addConstraint(size)
    card.addConstraint(gap)
    card.addConstraint(end)
}
