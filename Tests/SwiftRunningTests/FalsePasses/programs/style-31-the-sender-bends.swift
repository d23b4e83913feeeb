//! exercise: the-sender-bends
//! kind: right
//! verdict: passed
//! sort: styles
// the row becomes a top-aligned stack with the given distances; time and badge hug and resist with
// 999, so only sender's width gives way.
import UIKit

// time and badge should always be as wide as their texts. sender gets the rest,
// which may be more or less than its text needs. Add two lines.

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
  let row = UIStackView(arrangedSubviews: [sender, time, badge])
  row.axis = .horizontal
  row.alignment = .top
  row.distribution = .fill
  row.spacing = 8
  row.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(row)

  let almostRequired = UILayoutPriority(999)
  for fixed in [time, badge] {
    fixed.setContentHuggingPriority(almostRequired, for: .horizontal)
    fixed.setContentCompressionResistancePriority(almostRequired, for: .horizontal)
  }

  NSLayoutConstraint.activate([
    row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
