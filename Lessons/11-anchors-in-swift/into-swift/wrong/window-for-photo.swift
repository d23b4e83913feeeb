//! mistake: other-view
//! verdict: misplaced photo.height 168 not 48, window 320x80
//! states: photo.height = 0.5 * view.width + 8
//! seen: Line {line} makes the photo {photo.height} points high.
//! meaning: That is half of the window's width and 8 more: the line ties the photo to view, and its height changes with the window.
//! next: Whose width stands in the equation?
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
        photo.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 8),

        // note.leading = photo.trailing + 8
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),

        // note.trailing = view.trailing - 16
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
