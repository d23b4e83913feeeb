//! mistake: number-of-one-window
//! verdict: misplaced title.trailing 352 not 320, window 480x80
//! states: title.trailing = button.leading - 16
//! lacks: title.centerX = view.centerX @750
//! seen: Line {line} is correct in the 320-point window. In the 480-point window it makes title end at {title.trailing}, 16 points before button.
//! meaning: title follows button and leaves the middle of the window.
//! next: Which anchor of view is in the middle?
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
    title.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -16).isActive = true
}
