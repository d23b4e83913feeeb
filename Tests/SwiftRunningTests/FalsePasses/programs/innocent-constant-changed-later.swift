//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced
//! says: photo
//! sort: timed
// Corrects the inset once everything is on the screen.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let inset = photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
  NSLayoutConstraint.activate([
    inset,
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
  DispatchQueue.main.async { inset.constant = 20 }
}
