//! mistake: trailing-inset-outside
//! verdict: misplaced bubble.bottom 64 not 96, window 320x112
//! states: text.bottom = bubble.bottom + 16
//! lacks: text.bottom = bubble.bottom - 16
//! seen: Line {line} makes bubble end at {bubble.bottom}, 16 points above the bottom of text.
//! meaning: text sticks out of the bubble. In the wanted layout, text ends 16 points above the bottom of bubble.
//! next: Is the bottom of text above or below the bottom of bubble in the drawing?
import UIKit

// bubble ends at the trailing margin and begins 16 points below the top of the safe area.
// text is inside bubble, with 16 points of padding on each of the four edges.
// Nothing else says how large bubble is.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        bubble.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 16),
        text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
        text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 16),
        text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
    ])
}
