import UIKit

// Anchors are values: they can have names, and a constraint may be made with keywords in any style.
func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let (begin, end) = (view.leadingAnchor, view.trailingAnchor)
    let lines = [
        photo.leadingAnchor.constraint(equalTo: begin, constant: 16.0),
        note.trailingAnchor.constraint(equalTo: end, constant: -16.0),
        note.leadingAnchor.constraint(equalTo: begin, constant: 16 + 80 + 8),
        photo.trailingAnchor.constraint(equalTo: note.leadingAnchor, constant: -8),
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.6),
    ]
    lines.forEach { $0.isActive = true }
}
