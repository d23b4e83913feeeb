//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: stacks
//! with: quarter-and-more
// A hidden view at the beginning of a stack view.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let spare = UILabel()
  spare.text = "Spare"
  spare.isHidden = true

  let stack = UIStackView(arrangedSubviews: [spare, photo, note])
  stack.spacing = 8
  stack.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(stack)
  stateGiven(photo, note, in: view)
  NSLayoutConstraint.activate([
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
  ])
}
