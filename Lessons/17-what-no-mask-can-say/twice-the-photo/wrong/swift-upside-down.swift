//! mistake: ratio-upside-down
//! verdict: misplaced photo.width 192 not 96, window 336x80
//! states: photo.width = 2 * note.width
//! seen: Line {line} makes the photo twice as wide as the note.
//! meaning: In the 336-point window the wanted photo is 96 points wide, and the wanted note is 192.
//! next: Which of the two widths has to be multiplied by 2 to give the other?
import UIKit

// Photo and note fill the row: 16 points before the photo, between the two and after
// the note. The note is twice as wide as the photo, in every window.
// Given: top edges and heights.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        photo.widthAnchor.constraint(equalTo: note.widthAnchor, multiplier: 2),
    ])
}
