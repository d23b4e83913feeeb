import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    // As small as it may be, and never less than either of the two.
    let small = photo.widthAnchor.constraint(equalToConstant: 0)
    small.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
        small,
        photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
        photo.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.25),
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
