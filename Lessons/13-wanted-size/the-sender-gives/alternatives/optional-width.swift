import UIKit

// time and badge should always be as wide as their texts. sender gets the rest,
// which may be more or less than its text needs. Add two lines.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
    let wide = sender.widthAnchor.constraint(equalToConstant: 5000)
    wide.priority = UILayoutPriority(300)
    wide.isActive = true
    sender.setContentCompressionResistancePriority(UILayoutPriority(500), for: .horizontal)
}
