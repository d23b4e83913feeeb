//! exercise: quarter-and-more
//! kind: innocent
//! verdict: conflicting
//! says: UILabel1|width
//! sort: stacks
//! with: quarter-and-more
// A hidden view in a stack view, with a required width.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let spare = UILabel()
  spare.text = "Spare"
  spare.isHidden = true

  let stack = UIStackView(arrangedSubviews: [photo, spare, note])
  stack.spacing = 8
  stack.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(stack)
  stateGiven(photo, note, in: view)
  NSLayoutConstraint.activate([
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
  ])
  spare.widthAnchor.constraint(equalToConstant: 90).isActive = true
}
