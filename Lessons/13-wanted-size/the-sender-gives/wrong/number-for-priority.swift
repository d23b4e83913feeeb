//! mistake: priority-as-a-number
//! verdict: notCompiled line 7: cannot convert value of type 'Int' to expected argument type 'UILayoutPriority'
//! seen: Line {line} doesn’t compile: a priority isn’t a bare number in Swift.
//! meaning: Priorities have a type of their own, with names for the usual ones and a way to make any other from a number.
//! next: How is 249 made into one?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(249, for: .horizontal)
    sender.setContentCompressionResistancePriority(749, for: .horizontal)
}
