//! mistake: multiplier-as-constant
//! verdict: misplaced photo.width 0.25 not 80, window 320x80
//! states: photo.width = 0.25
//! lacks: photo.width = 0.25 * view.width
//! seen: Line {line} makes the photo a quarter of a point wide.
//! meaning: This method takes a number of points. A quarter of the window is a multiple of another anchor.
//! next: To which anchor of view can you tie the width of the photo?
import UIKit

// The photo is a quarter as wide as the window. The note fills the rest of the row.
// The distances to the edges of the window are 16 points, the gap between the views is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.widthAnchor.constraint(equalToConstant: 0.25),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
