import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    photo.widthAnchor.constraint(equalToConstant: 80).isActive = true
    photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5, constant: 8)
        .isActive = true
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8).isActive = true
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
}
