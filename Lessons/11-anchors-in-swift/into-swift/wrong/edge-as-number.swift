//! mistake: position-without-anchor
//! verdict: notCompiled line 18: no exact matches in call to instance method 'constraint'
//! seen: Line {line} doesn't compile: its anchor has no method constraint with these words.
//! meaning: Sizes have equalToConstant:. An edge is counted from somewhere, so each of its methods takes an anchor first; a constant alone would leave open from where.
//! next: From which anchor does the equation count?
import UIKit

// Each comment in the list is an equation. Write it as a constraint below; the first is there.
// What the list holds is made active. The top edges and the note's height are given.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // photo.leading = view.leading + 16
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),

        // photo.width = 80
        photo.widthAnchor.constraint(equalToConstant: 80),

        // photo.height = 0.5 * photo.width + 8
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5, constant: 8),

        // note.leading = photo.trailing + 8
        note.leadingAnchor.constraint(equalToConstant: 104),

        // note.trailing = view.trailing - 16
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
