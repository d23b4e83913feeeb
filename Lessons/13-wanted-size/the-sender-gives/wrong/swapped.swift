//! mistake: hugging-and-compression-swapped
//! verdict: ambiguous time.width
//! about: answer
//! states: sender.horizontalHuggingPriority = 749
//! states: sender.horizontalCompressionResistancePriority = 249
//! seen: The sender hugs at 749 now, and nothing makes it stretch.
//! meaning: The two calls have each other’s number: with room to spare the sender is the last to grow, and time and badge are equally willing.
//! next: Which of the two properties works against growing?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(UILayoutPriority(749), for: .horizontal)
    sender.setContentCompressionResistancePriority(UILayoutPriority(249), for: .horizontal)
}
