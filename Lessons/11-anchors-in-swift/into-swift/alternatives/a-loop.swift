import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let inset: CGFloat = 16
    var lines: [NSLayoutConstraint] = []
    lines.append(photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset))
    lines.append(note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset))
    lines.append(note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: inset / 2))
    let sizes: [(NSLayoutDimension, CGFloat)] = [(photo.widthAnchor, 80), (photo.heightAnchor, 48)]
    for (anchor, size) in sizes {
        lines.append(anchor.constraint(equalToConstant: size))
    }
    for line in lines {
        line.isActive = true
    }
}
