//! exercise: made-and-lost
//! kind: innocent
//! verdict: misplaced|ambiguous|conflicting
//! says: photo
//! sort: framed
// Turns the mask on again, to give the photo a frame.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  photo.translatesAutoresizingMaskIntoConstraints = true
  photo.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 64)
  NSLayoutConstraint.activate([
    note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16),
    note.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
  ])
}
