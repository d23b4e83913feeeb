//! mistake: numbers-swapped
//! verdict: misplaced photo.height 640.5 not 48, window 320x80
//! states: photo.height = 8 * photo.width + 0.5
//! seen: Line {line} makes the photo {photo.height} points high: 8 times its width, and half a point more.
//! meaning: Both numbers of the equation are there, each in the place of the other.
//! next: With which of them is the width multiplied?
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
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 8, constant: 0.5),

        // note.leading = photo.trailing + 8
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),

        // note.trailing = view.trailing - 16
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
