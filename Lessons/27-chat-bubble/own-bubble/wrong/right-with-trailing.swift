//! mistake: leading-with-right
//! verdict: invalid leading-mixed-with-left line 11
//! states: bubble.right = view.layoutMarginsGuide.trailing
//! lacks: bubble.trailing = view.layoutMarginsGuide.trailing
//! seen: Line {line} ties a right edge to a trailing edge. UIKit stops the app with an exception.
//! meaning: From right to left trailing is on the left, so a constraint can't combine the two.
//! next: Which edge of bubble has the same name as the guide's edge in this line?
import UIKit

// bubble ends at the trailing margin and begins 16 points below the top of the safe area.
// text is inside bubble, with 16 points of padding on each of the four edges.
// Nothing else says how large bubble is.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        bubble.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 16),
        text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
        text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -16),
        text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
    ])
}
