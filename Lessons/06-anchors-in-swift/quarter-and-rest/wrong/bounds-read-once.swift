//! mistake: bounds-read-once
//! verdict: misplaced photo.width 80 not 120, window 480x80
//! states: photo.width = 80
//! lacks: photo.width = 0.25 * view.width
//! seen: Line {line} makes the photo {photo.width} points wide in every window.
//! meaning: 80 is a quarter of 320. A number doesn't change when the window does: in the 480-point window, a quarter is 120.
//! next: To which anchor of view can you tie the width of the photo?
import UIKit

// The photo is a quarter as wide as the window. The note fills the rest of the row.
// The distances to the edges of the window are 16 points, the gap between the views is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.widthAnchor.constraint(equalToConstant: view.bounds.width / 4),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
