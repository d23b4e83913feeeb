//! mistake: gap-from-the-wrong-edge
//! verdict: misplaced caption.leading 32 not 96, window 320x112
//! about: answer
//! states: caption.leading = photo.leading + 8
//! seen: Line {line} puts caption.leading at {caption.leading}: 8 points after photo begins.
//! meaning: All six constraints are active now, but caption covers photo.
//! next: From which edge of photo does the starter count the gap?
import UIKit

// card is a subview of view. photo and caption are subviews of card. Each constraint is right, but the
// program crashes, because some of them are added to a view that can't own them. Correct the function.

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
