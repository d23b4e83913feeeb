//! mistake: other-axis
//! verdict: ambiguous title.height
//! about: answer
//! states: title.horizontalHuggingPriority = 251
//! states: title.horizontalCompressionResistancePriority = 751
//! lacks: title.verticalHuggingPriority = 251
//! lacks: title.verticalCompressionResistancePriority = 751
//! seen: Both priorities are about the width of title.
//! meaning: The widths were never ambiguous. The two views share a height.
//! next: Which axis do the two priorities have to name?
import UIKit

// title is always as tall as its text. note gets the rest of the height of the window.
// The text of title needs 24 points, or 48 in the second window. The text of note needs 40 points, or 96.

func layOut(title: UILabel, note: UILabel, in view: UIView) {
    title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    title.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
}
