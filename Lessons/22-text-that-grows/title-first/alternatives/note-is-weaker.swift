import UIKit

// title is always as tall as its text. note gets the rest of the height of the window.
// The text of title needs 24 points, or 48 in the second window. The text of note needs 40 points, or 96.

func layOut(title: UILabel, note: UILabel, in view: UIView) {
    note.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    note.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
}
