//! mistake: inequality-for-an-optional-line
//! verdict: ambiguous sender.width
//! states: sender.width >= 112
//! lacks: sender.horizontalHuggingPriority = 249
//! seen: The sender may be narrower than it asks for, and wider. Nothing says who grows at 400.
//! meaning: At least 112 is kept by its content already, wherever there is room.
//! next: Which of the three hugs its content least?
import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.widthAnchor.constraint(greaterThanOrEqualToConstant: 112).isActive = true
    sender.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
}
