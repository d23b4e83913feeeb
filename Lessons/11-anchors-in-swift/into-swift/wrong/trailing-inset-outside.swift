//! mistake: trailing-inset-outside
//! verdict: misplaced note.trailing 336 not 304, window 320x80
//! states: note.trailing = view.trailing + 16
//! seen: Line {line} puts note.trailing at {note.trailing}, in a window that ends at 320.
//! meaning: A constant is added in Swift as it is in an equation. The note sticks out by 16 points, and is off by twice the constant: the mark of a sign.
//! next: How is the minus of the equation written in an argument?
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
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),

        // note.trailing = view.trailing - 16
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
    ])
}
