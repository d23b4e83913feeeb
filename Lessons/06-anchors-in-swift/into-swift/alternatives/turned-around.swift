import UIKit

// Every constraint is written from its other side.
func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        view.trailingAnchor.constraint(equalTo: note.trailingAnchor, constant: {{end}}),
        photo.trailingAnchor.constraint(equalTo: note.leadingAnchor, constant: -{{gap}}),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 2, constant: -{{2 * more}}),
        photo.widthAnchor.constraint(equalToConstant: {{wide}}),
        view.leadingAnchor.constraint(equalTo: photo.leadingAnchor, constant: -{{inset}}),
    ])
}
