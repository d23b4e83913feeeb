import UIKit

// card fills the window. title is always as tall as its text, and note gets the rest. The text of title
// needs 24 points, or 48 in the second window. The text of note needs 40 points, or 96.

func layOut(title: UILabel, note: UILabel, in card: UIView) {
    title.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    title.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
}
