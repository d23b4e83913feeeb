//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: superviews
// A guide of one's own between the views.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let gap = UILayoutGuide()
  view.addLayoutGuide(gap)
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    gap.leadingAnchor.constraint(equalTo: photo.trailingAnchor),
    gap.widthAnchor.constraint(equalToConstant: 8),
    gap.topAnchor.constraint(equalTo: view.topAnchor),
    gap.heightAnchor.constraint(equalToConstant: 1),
    note.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
