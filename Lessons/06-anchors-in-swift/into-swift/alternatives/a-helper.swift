import UIKit

extension UIView {
    /// Begins this view some points after another one ends.
    func follow(_ other: UIView, gap: CGFloat) {
        leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: gap).isActive = true
    }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    func tie(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    tie(photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: {{inset}}))
    tie(photo.widthAnchor.constraint(equalToConstant: {{wide}}))
    tie(photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 1 / 2, constant: {{more}}))
    note.follow(photo, gap: {{gap}})
    tie(view.trailingAnchor.constraint(equalTo: note.trailingAnchor, constant: {{end}}))
}
