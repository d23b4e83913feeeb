//! mistake: one-of-two
//! verdict: ambiguous title.height
//! about: answer
//! lacks: title.verticalHuggingPriority = 251
//! seen: In the second window, note shrinks. In the first window there are 32 points more than the texts need, and nothing determines which view grows.
//! meaning: Compression resistance is about shrinking. Both views still have the same hugging priority.
//! next: Which view needs the higher hugging priority?
import UIKit

// title is always as tall as its text. note gets the rest of the height of the window.
// The text of title needs 24 points, or 48 in the second window. The text of note needs 40 points, or 96.

func layOut(title: UILabel, note: UILabel, in view: UIView) {
    title.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
}
