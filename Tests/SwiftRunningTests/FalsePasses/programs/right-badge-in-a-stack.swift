//! exercise: the-sender-bends
//! kind: right
//! verdict: passed
//! sort: stacks
// The three labels in a stack view.
import UIKit

func layOut(sender: UILabel, time: UILabel, badge: UILabel, in view: UIView) {
  let row = UIStackView(arrangedSubviews: [sender, time, badge])
  row.spacing = 8
  row.alignment = .top
  row.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(row)
  NSLayoutConstraint.activate([
    row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
  ])
  sender.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
  sender.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
}
