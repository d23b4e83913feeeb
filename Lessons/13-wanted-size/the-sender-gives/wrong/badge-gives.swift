//! mistake: other-view
//! verdict: ambiguous sender.width
//! states: badge.horizontalHuggingPriority = 249
//! states: badge.horizontalCompressionResistancePriority = 749
//! seen: At 400 the badge takes the rest, and at 272 it is the badge that is cut.
//! meaning: Whoever hugs least stretches, and whoever resists least is cut. With a longer sender the badge has nothing left to give, and nothing says who is next.
//! next: Which of the three is to stretch?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    badge.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    badge.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
}
