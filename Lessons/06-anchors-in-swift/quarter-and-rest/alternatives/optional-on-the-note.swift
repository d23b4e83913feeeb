import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    // What the photo leaves: three quarters of the window, less insets and gap.
    let rest = note.widthAnchor.constraint(
        equalTo: view.widthAnchor, multiplier: 0.75, constant: -40)
    rest.priority = .defaultHigh
    NSLayoutConstraint.activate([
        rest,
        note.widthAnchor.constraint(
            lessThanOrEqualTo: view.widthAnchor, constant: -96 - 2 * 16 - 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ])
}
