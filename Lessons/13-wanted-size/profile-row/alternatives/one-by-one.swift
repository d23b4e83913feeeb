import UIKit

// photo and follow should be as wide as their contents. name fills the room between them.
// There are 16 points at both ends of the row, and gaps of 8 between the views.

func layOut(photo: UIImageView, name: UILabel, follow: UIButton, in view: UIView) {
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    photo.trailingAnchor.constraint(equalTo: name.leadingAnchor, constant: -8).isActive = true
    name.trailingAnchor.constraint(equalTo: follow.leadingAnchor, constant: -8).isActive = true
    view.trailingAnchor.constraint(equalTo: follow.trailingAnchor, constant: 16).isActive = true
    name.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
}
