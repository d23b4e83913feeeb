import UIKit

// Anchors and constraints can have names.
func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let (begin, end) = (view.leadingAnchor, view.trailingAnchor)
    let lines = [
        photo.leadingAnchor.constraint(equalTo: begin, constant: {{inset}}),
        note.trailingAnchor.constraint(equalTo: end, constant: -{{end}}),
        note.leadingAnchor.constraint(equalTo: begin, constant: {{inset}} + {{wide}} + {{gap}}),
        photo.trailingAnchor.constraint(equalTo: note.leadingAnchor, constant: -{{gap}}),
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: {{wide / 2 + more}} / {{wide}}),
    ]
    lines.forEach { $0.isActive = true }
}
