//! mistake: leading-means-left
//! verdict: misplaced photo.left 16 not 208, window 320x80, right to left
//! about: answer
//! states: photo.left = view.left + 16
//! states: note.left = photo.right + 8
//! states: note.right = view.right - 16
//! seen: Every line holds from left to right. From right to left, line {line} puts photo.left at {photo.left}.
//! meaning: Left stays left, whatever the direction. There the photo belongs on the right, where reading begins.
//! next: Which names have the edges at which reading begins and ends?
import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
    quarter.priority = .defaultHigh

    NSLayoutConstraint.activate([
        photo.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
        photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
        quarter,
        note.leftAnchor.constraint(equalTo: photo.rightAnchor, constant: 8),
        note.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16),
    ])
}
