//! mistake: hugging-and-compression-exchanged
//! verdict: ambiguous time.width
//! about: answer
//! states: sender.horizontalHuggingPriority = 749
//! states: sender.horizontalCompressionResistancePriority = 249
//! seen: The hugging priority of sender is 749, so sender doesn't grow in the 400-point window.
//! meaning: The two numbers are exchanged.
//! next: Which of the two has a default of 250?
import UIKit

// time and badge should always be as wide as their texts. sender gets the rest,
// which may be more or less than its text needs. Add two lines.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(UILayoutPriority(749), for: .horizontal)
    sender.setContentCompressionResistancePriority(UILayoutPriority(249), for: .horizontal)
}
