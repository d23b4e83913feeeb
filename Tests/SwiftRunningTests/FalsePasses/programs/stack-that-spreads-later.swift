//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: note|photo
//! sort: stacks
//! with: quarter-and-more
// Puts both views into a stack view whose spacing changes when everything is done.
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
  DispatchQueue.main.async { row.spacing = 40 }
}
