//! mistake: number-of-one-window
//! verdict: misplaced photo.width 96 not 144, window 480x112
//! states: photo.width = 96
//! seen: Line {line} makes the photo {photo.width} points wide in every window.
//! meaning: That is right in the 336-point window. In the 480-point window the wanted photo is 144 points wide.
//! next: The photo's width is always half of another width. Which one?
import UIKit

// Photo and note fill the row: 16 points before the photo, between the two and after
// the note. The note is twice as wide as the photo, in every window.
// Given: top edges and heights.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        photo.widthAnchor.constraint(equalToConstant: 96),
    ])
}
