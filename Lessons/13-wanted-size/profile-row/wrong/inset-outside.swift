//! mistake: trailing-inset-outside
//! verdict: misplaced follow.trailing 376 not 344, window 360x80
//! states: follow.trailing = view.trailing + 16
//! lacks: follow.trailing = view.trailing - 16
//! seen: Line {line} makes follow end at {follow.trailing}, 16 points outside of the 360-point window.
//! meaning: follow should end before the window does, so the constant is negative.
//! next: Which sign moves follow to the left?
import UIKit

// photo and follow should be as wide as their contents. name fills the room between them.
// There are 16 points at both ends of the row, and gaps of 8 between the views.

func layOut(photo: UIImageView, name: UILabel, follow: UIButton, in view: UIView) {
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        follow.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        follow.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
    ])
    name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    name.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
}
