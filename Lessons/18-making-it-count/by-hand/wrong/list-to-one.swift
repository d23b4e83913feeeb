//! mistake: list-for-one
//! verdict: notCompiled line 13: conflicting arguments to generic parameter 'Element' ('NSLayoutConstraint' vs. 'NSObject')
//! seen: Line {line} doesn't compile: addConstraint takes one constraint, but the brackets make a list.
//! meaning: The starter adds a list with another method, whose name is one letter longer.
//! next: What is this method called?
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
    view.addConstraint([near, far])
    card.addConstraint(inset)
    photo.addConstraint(size)
    card.addConstraint(gap)
    card.addConstraint(end)
}
