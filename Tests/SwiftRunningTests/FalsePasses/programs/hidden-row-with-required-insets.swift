//! exercise: quarter-and-more
//! kind: innocent
//! verdict: conflicting
//! says: UIView
//! sort: stacks
//! with: quarter-and-more
// A hidden view in a stack view requires distances inside.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let row = UIView()
  row.isHidden = true
  let inner = UIView()
  inner.translatesAutoresizingMaskIntoConstraints = false
  row.addSubview(inner)

  let stack = UIStackView(arrangedSubviews: [photo, row, note])
  stack.spacing = 8
  stack.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(stack)
  stateGiven(photo, note, in: view)
  NSLayoutConstraint.activate([
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
  ])
  NSLayoutConstraint.activate([
    inner.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
    row.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
    inner.topAnchor.constraint(equalTo: row.topAnchor),
    inner.heightAnchor.constraint(equalToConstant: 8),
  ])
}
