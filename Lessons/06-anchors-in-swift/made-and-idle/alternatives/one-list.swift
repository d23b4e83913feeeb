import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let down = [
        view.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 16),
        photo.bottomAnchor.constraint(equalTo: note.topAnchor, constant: -16),
        photo.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 80),
        photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    ]
    NSLayoutConstraint.activate(down)
}
