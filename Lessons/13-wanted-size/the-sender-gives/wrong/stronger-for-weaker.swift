//! mistake: hugging-means-growing
//! verdict: ambiguous time.width
//! states: sender.horizontalHuggingPriority = 251
//! states: sender.horizontalCompressionResistancePriority = 751
//! seen: The sender hugs more than the others, so it keeps its width at 400.
//! meaning: The larger number is the stronger hold. Now time and badge have to stretch, and nothing says which.
//! next: Is the sender to hold on more than they do, or less?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sender.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
}
