//! mistake: one-of-two
//! verdict: ambiguous sender.width
//! about: answer
//! states: sender.horizontalHuggingPriority = 249
//! lacks: sender.horizontalCompressionResistancePriority = 749
//! seen: In the 400-point window sender grows. In the 272-point window 48 points are missing, and nothing determines which view shrinks.
//! meaning: Hugging is about growing. All three views still have the same compression resistance.
//! next: Which view needs the lowest compression resistance?
import UIKit

// time and badge should always be as wide as their texts. sender gets the rest,
// which may be more or less than its text needs. Add two lines.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
}
