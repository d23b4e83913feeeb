//! mistake: constant-for-multiplier
//! verdict: misplaced bubble.width 432 not 360, window 480x128, margins of 24 and a long text
//! states: bubble.width <= view.width - 0.75
//! lacks: bubble.width <= 0.75 * view.width
//! seen: The limit of bubble is the width of the window minus 0.75 points, so bubble is {bubble.width} points wide in the 480-point window.
//! meaning: A constant is added in points. It doesn't multiply anything.
//! next: By which number must the width of view be multiplied?
import UIKit

// bubble is done for short texts. A long text makes it too wide:
// bubble is at most three quarters as wide as the window.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        bubble.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 16),
        text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
        text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -16),
        text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -0.75),
    ])
}
