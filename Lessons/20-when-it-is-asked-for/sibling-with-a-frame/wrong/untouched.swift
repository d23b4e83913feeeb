//! mistake: switched-off-for-all
//! verdict: ambiguous bar.width
//! about: answer
//! lacks: bar.translatesAutoresizingMaskIntoConstraints = true
//! seen: Nothing determines the width of bar.
//! meaning: The loop sets the property of both views to false. So UIKit makes no constraints from the frame and the mask of bar.
//! next: Which of the two views should keep its frame?
import UIKit

// card has four constraints. bar has the frame (16, 16, 288, 48) in a 320-point window, and its mask is
// [.flexibleWidth]. Frame and mask should place bar. Now nothing determines its width.

func layOut(bar: UIView, card: UIView, in view: UIView) {
    NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
    for each in [bar, card] { each.translatesAutoresizingMaskIntoConstraints = false }
}
