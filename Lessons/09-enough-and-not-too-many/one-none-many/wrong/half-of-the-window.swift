//! mistake: half-of-the-window
//! verdict: misplaced first.width 160 not 136, window 320x80
//! states: first.width = 0.5 * view.width
//! lacks: first.width = second.width
//! seen: Line {line} makes first {first.width} points wide, half of the window.
//! meaning: The distances to the edges and the gap need room, too: 48 points together.
//! next: Which width in the drawings is always the same as the width of first?
import UIKit

// Two buttons of the same width. There are four constraints for four numbers,
// but they have many layouts. Replace one of them, so that they have exactly one.

func layOut(first: UIButton, second: UIButton, in view: UIView) {
    NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 16),
        first.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
}
