import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

extension NSLayoutConstraint {
    /// The same constraint, content to be missed.
    func asOptional(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let inset: CGFloat = 16
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset).isActive = true
    photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96).isActive = true
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
        .asOptional(.defaultLow).isActive = true
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: inset / 2)
        .isActive = true
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset).isActive = true
}
