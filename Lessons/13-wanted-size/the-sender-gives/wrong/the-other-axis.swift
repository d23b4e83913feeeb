//! mistake: axes-mixed-up
//! verdict: ambiguous sender.width
//! states: sender.verticalHuggingPriority = 249
//! states: sender.verticalCompressionResistancePriority = 749
//! seen: The calls speak of how high the sender is.
//! meaning: Down the window nothing was open. Across it nothing has been said yet.
//! next: Along which axis do the three share their room?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    sender.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
}
