import UIKit

// From other anchors: the photo's centre, and how high the note is.
func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.centerYAnchor.constraint(equalTo: view.topAnchor, constant: 48),
        photo.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 80),
        note.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -112),
        note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
}
