//! mistake: same-priority
//! verdict: ambiguous sender.width
//! about: answer
//! states: sender.horizontalCompressionResistancePriority = 250
//! lacks: sender.horizontalHuggingPriority = 249
//! seen: In the 272-point window sender shrinks. In the 400-point window nothing determines which view grows.
//! meaning: The hugging priority of sender is 250, which is .defaultLow. time and badge have the same.
//! next: Which numbers are lower than 250?
import UIKit

// time and badge should always be as wide as their texts. sender gets the rest,
// which may be more or less than its text needs. Add two lines.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentHuggingPriority(.defaultLow, for: .horizontal)
    sender.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
}
