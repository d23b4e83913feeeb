//! mistake: line-missing
//! verdict: misplaced photo.width 80 not 96, window 320x80
//! states: photo.width = 0.25 * view.width @750
//! lacks: photo.width >= 96
//! seen: At 320 the photo is {photo.width} points wide, a quarter of the window.
//! meaning: The optional line is satisfied in every window. Nothing keeps the photo from being narrower than 96.
//! next: Which relation says that a width may be more and never less?
import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
    quarter.priority = .defaultHigh

    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        quarter,
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
