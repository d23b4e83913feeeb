//! mistake: one-of-two
//! verdict: ambiguous title.height
//! about: answer
//! lacks: title.verticalCompressionResistancePriority = 751
//! seen: In the first window, note grows. In the second window 32 points are missing, and nothing determines which view shrinks.
//! meaning: Content hugging is about growing. Both views still have the same compression resistance.
//! next: Which view needs the higher compression resistance?
import UIKit

// title is always as tall as its text. note gets the rest of the height of the window.
// The text of title needs 24 points, or 48 in the second window. The text of note needs 40 points, or 96.

func layOut(title: UILabel, note: UILabel, in view: UIView) {
    title.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
}
