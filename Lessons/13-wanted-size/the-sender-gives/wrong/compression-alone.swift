//! mistake: one-of-two
//! verdict: ambiguous sender.width
//! about: answer
//! states: sender.horizontalCompressionResistancePriority = 749
//! lacks: sender.horizontalHuggingPriority = 249
//! seen: In the 272-point window sender shrinks. In the 400-point window nothing determines which view grows.
//! meaning: Compression resistance is about shrinking. All three views still have the same hugging priority.
//! next: Which view needs the lowest hugging priority?
import UIKit

// time and badge should always be as wide as their texts. sender gets the rest,
// which may be more or less than its text needs. Add two lines.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
}
