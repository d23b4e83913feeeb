//! mistake: other-axis
//! verdict: ambiguous sender.width
//! states: sender.verticalHuggingPriority = 249
//! states: sender.verticalCompressionResistancePriority = 749
//! seen: Both calls are about the height of sender.
//! meaning: The heights were never ambiguous. The three views share a row, so their widths are.
//! next: What does the last argument have to be?
import UIKit

// time and badge should always be as wide as their texts. sender gets the rest,
// which may be more or less than its text needs. Add two lines.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    sender.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
}
