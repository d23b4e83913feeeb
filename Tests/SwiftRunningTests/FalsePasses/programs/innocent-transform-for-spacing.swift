//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced
//! says: note has a transform
//! sort: moved
// Makes room between the views with a transform.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
  note.transform = CGAffineTransform(translationX: 8, y: 0)
}
