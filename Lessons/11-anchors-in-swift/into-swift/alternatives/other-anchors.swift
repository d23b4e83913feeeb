import UIKit

// The same layout from other anchors: nothing here names the note's trailing edge.
func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: 96),
        photo.widthAnchor.constraint(equalTo: note.heightAnchor, multiplier: 2, constant: -16),
        note.heightAnchor.constraint(equalToConstant: 48),
        note.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -120),
        note.leadingAnchor.constraint(equalTo: photo.leadingAnchor, constant: 88),
    ])
}
