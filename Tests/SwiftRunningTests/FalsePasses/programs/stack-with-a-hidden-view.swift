//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed|misplaced|ambiguous|conflicting
//! says: hidden|photo
//! sort: stacks
//! with: quarter-and-more
// Puts both views into a stack view, and hides the stack view.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let row = UIStackView(arrangedSubviews: [photo, note])
  row.spacing = 8
  row.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(row)
  NSLayoutConstraint.activate([
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    row.heightAnchor.constraint(equalToConstant: 48),
  ])
  row.alpha = 0
}
