//! mistake: one-of-two
//! verdict: ambiguous sender.width
//! states: time.horizontalHuggingPriority = 251
//! states: time.horizontalCompressionResistancePriority = 751
//! lacks: badge.horizontalHuggingPriority = 251
//! seen: The time is held to its content, and the badge hugs as much as the sender does.
//! meaning: Three views share the row. With one of them settled, two are left to split the rest.
//! next: Which other view is to keep its width?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    time.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    time.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
}
