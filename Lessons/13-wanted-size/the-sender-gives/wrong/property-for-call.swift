//! mistake: property-for-method
//! verdict: notCompiled line 7: cannot assign to value: 'contentHuggingPriority' is a method
//! seen: Line {line} doesn’t compile: there are two of these priorities, one for each axis, so it isn’t a property.
//! meaning: What is set takes a number and an axis, and has set in its name.
//! next: Which method takes both?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.contentHuggingPriority = UILayoutPriority(249)
}
