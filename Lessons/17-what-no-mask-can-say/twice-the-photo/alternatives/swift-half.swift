import UIKit

// Photo and note fill the row: 16 points before the photo, between the two and after
// the note. The note is twice as wide as the photo, in every window.
// Given: top edges and heights.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        photo.widthAnchor.constraint(equalTo: note.widthAnchor, multiplier: 0.5),
    ])
}
