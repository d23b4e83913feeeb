import UIKit

extension UIView {
    /// Begins this view some points after another one ends.
    func follow(_ other: UIView, gap: CGFloat) {
        leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: gap).isActive = true
    }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    func tie(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    tie(photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16))
    tie(photo.widthAnchor.constraint(equalToConstant: 80))
    tie(photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 1 / 2, constant: 8))
    note.follow(photo, gap: 8)
    tie(view.trailingAnchor.constraint(equalTo: note.trailingAnchor, constant: 16))
}
