import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    view.trailingAnchor.constraint(equalTo: note.trailingAnchor, constant: 16).isActive = true
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16).isActive = true
    note.widthAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 2).isActive = true
}
