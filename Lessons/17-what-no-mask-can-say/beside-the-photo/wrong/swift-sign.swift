//! mistake: trailing-inset-outside
//! verdict: misplaced note.trailing 336 not 304, window 320x80
//! states: note.trailing = view.trailing + 16
//! seen: Line {line} makes the note end at {note.trailing} points in the 320-point window, past the edge.
//! meaning: The wanted note ends before the window does.
//! next: Which sign does the constant need?
import UIKit

// The photo is a quarter as wide as the window. The note had the frame (112, 16, 192, 48)
// and a flexible width: in a wide window it covered a part of the photo.
// Its property is false now. Add what is missing: the note begins 16 points after
// the photo ends, and ends 16 points before the window does.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: photo.topAnchor),
        note.heightAnchor.constraint(equalTo: photo.heightAnchor),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
    ])
}
