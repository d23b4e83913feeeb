//! exercise: quarter-and-rest
//! kind: innocent
//! verdict: ruleMissed|misplaced|conflicting|ambiguous
//! says: photo
//! sort: stacks
// Hides the photo in a stack view, which takes its room away.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let row = UIStackView(arrangedSubviews: [photo, note])
  row.spacing = 8
  row.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(row)
  let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
  quarter.priority = .defaultHigh
  NSLayoutConstraint.activate([
    quarter,
    row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    row.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    row.heightAnchor.constraint(equalToConstant: 48),
  ])
  photo.isHidden = photo.image == nil
}
