import UIKit

// A guide stands for the gap between the two views.
func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let gap = UILayoutGuide()
    view.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: {{inset}}),
        photo.widthAnchor.constraint(equalToConstant: {{wide}}),
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5, constant: {{more}}),
        gap.leadingAnchor.constraint(equalTo: photo.trailingAnchor),
        gap.widthAnchor.constraint(equalToConstant: {{gap}}),
        gap.topAnchor.constraint(equalTo: photo.topAnchor),
        gap.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
        note.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}),
    ])
}
