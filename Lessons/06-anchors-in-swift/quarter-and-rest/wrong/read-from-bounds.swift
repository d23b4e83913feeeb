//! mistake: bounds-read-once
//! verdict: misplaced photo.width 96 not 120, window 480x80
//! states: photo.width = 96
//! lacks: photo.width >= 96
//! lacks: photo.width = 0.25 * view.width @750
//! seen: Line {line} makes the photo {photo.width} points wide, in every window.
//! meaning: A number stays what it is when the window grows. So does one that was worked out from view.bounds: it was read once, in a window 320 wide.
//! next: Which anchor could the photo's width be tied to, so that it goes along?
import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.widthAnchor.constraint(equalToConstant: max(96, view.bounds.width / 4)),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
