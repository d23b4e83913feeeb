import UIKit

// The same layout with other anchors. No line names the trailing edge of the note.
func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: {{inset + wide}}),
        photo.widthAnchor.constraint(equalTo: note.heightAnchor, multiplier: 2, constant: -{{2 * more}}),
        note.heightAnchor.constraint(equalToConstant: {{wide / 2 + more}}),
        note.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -{{inset + wide + gap + end}}),
        note.leadingAnchor.constraint(equalTo: photo.leadingAnchor, constant: {{wide + gap}}),
    ])
}
