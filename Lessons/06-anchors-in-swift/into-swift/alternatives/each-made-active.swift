import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: {{inset}}).isActive = true
    photo.widthAnchor.constraint(equalToConstant: {{wide}}).isActive = true
    photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5, constant: {{more}})
        .isActive = true
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: {{gap}}).isActive = true
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}).isActive = true
}
