import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    sender.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 700), for: .horizontal)
    sender.setContentHuggingPriority(UILayoutPriority(rawValue: 100), for: .horizontal)
    time.setContentHuggingPriority(.defaultHigh, for: .vertical)
}
