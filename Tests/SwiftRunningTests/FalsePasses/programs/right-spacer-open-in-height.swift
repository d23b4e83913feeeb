//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: helpers
//! with: quarter-and-more
// An empty view that keeps a distance, without a height.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let spacer = UIView()
  spacer.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(spacer)
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    spacer.leadingAnchor.constraint(equalTo: photo.trailingAnchor),
    spacer.widthAnchor.constraint(equalToConstant: 8),
    note.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
