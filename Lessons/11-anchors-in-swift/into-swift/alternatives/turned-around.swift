import UIKit

// Every line from its other side.
func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        view.trailingAnchor.constraint(equalTo: note.trailingAnchor, constant: 16),
        photo.trailingAnchor.constraint(equalTo: note.leadingAnchor, constant: -8),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 2, constant: -16),
        photo.widthAnchor.constraint(equalToConstant: 80),
        view.leadingAnchor.constraint(equalTo: photo.leadingAnchor, constant: -16),
    ])
}
