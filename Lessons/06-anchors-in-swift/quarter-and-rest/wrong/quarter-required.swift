//! mistake: optional-made-required
//! verdict: conflicting window 320x80
//! about: answer
//! states: photo.width >= 96
//! states: photo.width = 0.25 * view.width
//! seen: Line {line} makes the photo a quarter of the window, at any price.
//! meaning: At 320 that is 80 points, and at least 96 has to hold as well. Two required lines conflict there.
//! next: What does a line need, so that it may be missed?
import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)

    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
        quarter,
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
