import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let inset: CGFloat = {{inset}}
    var lines: [NSLayoutConstraint] = []
    lines.append(photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset))
    lines.append(note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}}))
    lines.append(note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: {{gap}}))
    let sizes: [(NSLayoutDimension, CGFloat)] = [(photo.widthAnchor, {{wide}}), (photo.heightAnchor, {{wide / 2 + more}})]
    for (anchor, size) in sizes {
        lines.append(anchor.constraint(equalToConstant: size))
    }
    for line in lines {
        line.isActive = true
    }
}
