//! mistake: ratio-upside-down
//! verdict: misplaced photo.width 280 not 96, window 320x80
//! states: photo.width = 4 * view.width @750
//! seen: The photo is {photo.width} points wide: it has all the room that there is, and the note has none.
//! meaning: A multiplier of 4 asks for a photo four times as wide as the window.
//! next: With which number is the width of the window multiplied to give its quarter?
import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 4)
    quarter.priority = .defaultHigh

    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
        quarter,
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
