import UIKit

// The photo is a quarter as wide as the window. The note fills the rest of the row.
// The distances to the edges of the window are 16 points, the gap between the views is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25).isActive = true
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8).isActive = true
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
}
