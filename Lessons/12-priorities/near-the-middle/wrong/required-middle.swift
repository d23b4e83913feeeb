//! mistake: optional-made-required
//! verdict: conflicting window 320x80
//! states: title.centerX = view.centerX
//! lacks: title.centerX = view.centerX @750
//! seen: Line {line} makes a required constraint. In the 320-point window title would cover the points from 80 to 240, but button begins at 208.
//! meaning: So the constraint conflicts with those about button in this window.
//! next: Which property of a constraint makes it optional?
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
    let middle = title.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    middle.isActive = true
}
