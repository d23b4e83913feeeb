import UIKit

// card fills the window. title is always as tall as its text, and note gets the rest. The text of title
// needs 24 points, or 48 in the second window. The text of note needs 40 points, or 96.

func layOut(title: UILabel, note: UILabel, in card: UIView) {
    note.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    note.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
}
