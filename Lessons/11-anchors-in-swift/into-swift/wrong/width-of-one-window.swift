//! mistake: number-of-one-window
//! verdict: misplaced note.width 200 not 360, window 480x80
//! states: note.width = 200
//! lacks: note.trailing = view.trailing - 16
//! seen: Line {line} holds at 320 points. At 480 the note is {note.width} wide all the same.
//! meaning: The equation ties the note's end to the window's end. A number doesn't go along with the window.
//! next: Which two anchors does the last equation name?
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
        note.widthAnchor.constraint(equalToConstant: 200),
    ])
}
