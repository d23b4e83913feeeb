import UIKit

// A row: icon, name and time. In a right-to-left window it should begin on the right.
// One of the four constraints keeps a view on the right in both directions. Repair it.

func layOut(icon: UIImageView, name: UILabel, time: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        name.trailingAnchor.constraint(equalTo: time.leadingAnchor, constant: -8),
        name.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -152),
    ])
}
