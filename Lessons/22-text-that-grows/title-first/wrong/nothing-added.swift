//! mistake: nothing-added
//! verdict: ambiguous title.height
//! about: answer
//! lacks: title.verticalHuggingPriority = 251
//! lacks: title.verticalCompressionResistancePriority = 751
//! seen: Nothing determines the height of title.
//! meaning: Both views have the same priorities. In the first window they share 32 points more than their texts need, and either view may grow.
//! next: Which view needs the higher hugging priority?
import UIKit

// title is always as tall as its text. note gets the rest of the height of the window.
// The text of title needs 24 points, or 48 in the second window. The text of note needs 40 points, or 96.

func layOut(title: UILabel, note: UILabel, in view: UIView) {
    // Add two priorities:
}
