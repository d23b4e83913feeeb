import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    // Every line from its other side; the optional one is still about the photo's width.
    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 4)
    quarter.priority = UILayoutPriority(rawValue: 999)
    quarter.isActive = true
    NSLayoutConstraint.activate([
        view.trailingAnchor.constraint(equalTo: note.trailingAnchor, constant: 16),
        photo.trailingAnchor.constraint(equalTo: note.leadingAnchor, constant: -8),
        view.leadingAnchor.constraint(equalTo: photo.leadingAnchor, constant: -16),
        photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
    ])
}
