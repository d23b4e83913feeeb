//! mistake: number-for-priority
//! verdict: notCompiled line 7: cannot convert value of type 'Int' to expected argument type 'UILayoutPriority'
//! says: value of type 'Int' to expected argument type 'UILayoutPriority'
//! seen: Line {line} doesn't compile: in Swift, a priority isn't a plain number.
//! meaning: Priorities have a type of their own. UILayoutPriority(…) makes one from a number.
//! next: How do you write the priority 251 with UILayoutPriority?
import UIKit

// title is always as tall as its text. note gets the rest of the height of the window.
// The text of title needs 24 points, or 48 in the second window. The text of note needs 40 points, or 96.

func layOut(title: UILabel, note: UILabel, in view: UIView) {
    title.setContentHuggingPriority(251, for: .vertical)
    title.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
}
