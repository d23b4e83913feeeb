//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ambiguous
//! says: width of photo
//! sort: framed
// Takes the size that the note has for one that constraints know.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  note.sizeToFit()
  photo.frame.size.width = view.bounds.width / 4
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
  ])
}
