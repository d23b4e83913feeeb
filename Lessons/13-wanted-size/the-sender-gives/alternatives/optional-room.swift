import UIKit

// Sender, time and badge in a row; all edges are given. Time and badge are as wide as they ask to be,
// and the sender takes what is left, be it more or less than it asks for. Two lines are missing.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    let wide = sender.widthAnchor.constraint(equalToConstant: 5000)
    wide.priority = UILayoutPriority(300)
    wide.isActive = true
    sender.setContentCompressionResistancePriority(UILayoutPriority(500), for: .horizontal)
}
