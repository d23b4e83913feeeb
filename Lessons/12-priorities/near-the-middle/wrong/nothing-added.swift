//! mistake: nothing-added
//! verdict: ambiguous title.leading
//! lacks: title.centerX = view.centerX @750
//! seen: Nothing determines where title begins.
//! meaning: Two constraints say how far left and right title may go. No constraint asks for a position between these two limits.
//! next: Where should title be if button isn't in the way?
import UIKit

// title should be in the middle of the window. Where button is in the way, title should be
// as near to the middle as the constraints below allow. Add one constraint.

func layOut(title: UILabel, button: UIButton, in view: UIView) {
    NSLayoutConstraint.activate([
        title.widthAnchor.constraint(equalToConstant: 160),
        title.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -16),
        button.widthAnchor.constraint(equalToConstant: 96),
        button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
