//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: raised
//! with: quarter-and-more
// The last index that a stack view takes.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let stack = UIStackView()
  view.insertSubview(stack, at: 0)
  stack.translatesAutoresizingMaskIntoConstraints = false
  stack.insertArrangedSubview(UIView(), at: stack.arrangedSubviews.count)
  NSLayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: view.topAnchor),
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    stack.widthAnchor.constraint(equalToConstant: 4),
    stack.heightAnchor.constraint(equalToConstant: 4),
  ])
}
