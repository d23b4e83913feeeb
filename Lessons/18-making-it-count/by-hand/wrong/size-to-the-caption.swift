//! mistake: width-kept-by-another
//! verdict: crashed line 10: NSGenericException
//! states: photo.width = 64
//! lacks: caption.leading = photo.trailing + 8
//! seen: UIKit stops the program at the constraint that line {line} makes: the caption is to keep the width of the photo.
//! meaning: A width speaks about one view, and that view or any above it can keep it. A neighbour can't.
//! next: Which view does the constraint speak about?
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
    caption.addConstraint(size)
    card.addConstraint(gap)
    card.addConstraint(end)
}
