//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced
//! says: photo
//! sort: different
// Reads the window's width before it has its size.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalToConstant: view.frame.width * 0.25),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
