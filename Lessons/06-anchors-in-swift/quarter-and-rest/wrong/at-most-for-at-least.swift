//! mistake: relation-turned
//! verdict: misplaced photo.width 96 not 120, window 480x80
//! states: photo.width <= 96
//! seen: Line {line} says that the photo is at most 96 points wide. At 480 the optional line asks for 120, and the photo is {photo.width}.
//! meaning: At most stops it where it should grow. At 320, where the optional line asks for 80, it lets the photo have less than 96.
//! next: On which side of 96 may the photo be?
import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
    quarter.priority = .defaultHigh

    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.widthAnchor.constraint(lessThanOrEqualToConstant: 96),
        quarter,
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
