//! mistake: inequality-for-an-optional-line
//! verdict: ambiguous photo.width
//! states: photo.width >= 96
//! states: note.trailing = view.trailing - 16
//! lacks: photo.width = 0.25 * view.width @750
//! seen: The photo is at least 96 points wide, and nothing says how wide it would like to be.
//! meaning: At least keeps it from being narrower. Every greater width fits as well, as long as there is room for it.
//! next: What is the photo to be where there is room?
import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
