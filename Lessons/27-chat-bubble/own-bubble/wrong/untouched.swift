//! mistake: nothing-added
//! verdict: ambiguous bubble.width
//! about: answer
//! lacks: bubble.top = view.safeAreaLayoutGuide.top + 16
//! lacks: bubble.trailing = view.layoutMarginsGuide.trailing
//! lacks: text.top = bubble.top + 16
//! lacks: text.leading = bubble.leading + 16
//! lacks: text.bottom = bubble.bottom - 16
//! lacks: text.trailing = bubble.trailing - 16
//! seen: No constraint contains bubble or text.
//! meaning: The content of text gives it a width and a height. bubble could have any size, and both could be anywhere.
//! next: At which margin does bubble end in the drawing?
import UIKit

// bubble ends at the trailing margin and begins 16 points below the top of the safe area.
// text is inside bubble, with 16 points of padding on each of the four edges.
// Nothing else says how large bubble is.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
    NSLayoutConstraint.activate([
        // two constraints place bubble, and four tie text to it
    ])
}
