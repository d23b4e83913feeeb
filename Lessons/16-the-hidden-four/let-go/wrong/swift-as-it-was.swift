//! mistake: starter-again
//! verdict: conflicting window 320x80
//! states: label.translatesAutoresizingMaskIntoConstraints = true
//! seen: Your four constraints conflict with the four that UIKit makes of the label's frame and mask.
//! meaning: The label's property is still true.
//! next: Which property of the label do you have to set?
import UIKit

// These four constraints are right, but they conflict: label has hidden constraints.
// End the conflict. You can keep all four constraints.
// Given: label.frame = (20, 20, 42, 22)
//        icon.translatesAutoresizingMaskIntoConstraints = false

func layOut(label: UILabel, icon: UIImageView, in view: UIView) {
    NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: icon.leadingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        label.heightAnchor.constraint(equalToConstant: 48),
    ])
}
