import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96).isActive = true
    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
    quarter.priority = UILayoutPriority(500)
    quarter.isActive = true
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8).isActive = true
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
}
