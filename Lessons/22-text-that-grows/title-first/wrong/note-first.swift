//! mistake: other-view
//! verdict: misplaced title.height 56 not 24, window 320x136
//! about: answer
//! states: note.verticalHuggingPriority = 251
//! states: note.verticalCompressionResistancePriority = 751
//! lacks: title.verticalHuggingPriority = 251
//! lacks: title.verticalCompressionResistancePriority = 751
//! seen: note has the higher priorities, so title grows: it is {title.height} points tall.
//! meaning: The view with the higher hugging priority keeps the height of its text.
//! next: Which of the two views should keep the height of its text?
import UIKit

// title is always as tall as its text. note gets the rest of the height of the window.
// The text of title needs 24 points, or 48 in the second window. The text of note needs 40 points, or 96.

func layOut(title: UILabel, note: UILabel, in view: UIView) {
    note.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    note.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
}
