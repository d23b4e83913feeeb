//! mistake: hugging-and-compression-exchanged
//! verdict: misplaced title.height 16 not 48, window 480x152, longer texts
//! about: answer
//! states: title.verticalHuggingPriority = 751
//! states: title.verticalCompressionResistancePriority = 251
//! lacks: title.verticalHuggingPriority = 251
//! lacks: title.verticalCompressionResistancePriority = 751
//! seen: In the first window, note grows. In the second window, title shrinks to {title.height} points.
//! meaning: The compression resistance of title is lower than the 750 of note, so title shrinks first.
//! next: Which of your two numbers is higher than 750?
import UIKit

// title is always as tall as its text. note gets the rest of the height of the window.
// The text of title needs 24 points, or 48 in the second window. The text of note needs 40 points, or 96.

func layOut(title: UILabel, note: UILabel, in view: UIView) {
    title.setContentHuggingPriority(UILayoutPriority(751), for: .vertical)
    title.setContentCompressionResistancePriority(UILayoutPriority(251), for: .vertical)
}
