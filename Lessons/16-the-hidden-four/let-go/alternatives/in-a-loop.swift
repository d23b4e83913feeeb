import UIKit

// These four constraints are right, but they conflict: label has hidden constraints.
// End the conflict. You can keep all four constraints.
// Given: label.frame = (20, 20, 42, 22)
//        icon.translatesAutoresizingMaskIntoConstraints = false

func layOut(label: UILabel, icon: UIImageView, in view: UIView) {
    for each in [label, icon] { each.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: icon.leadingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        label.heightAnchor.constraint(equalToConstant: 48),
    ])
}
