//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: photo
//! sort: different
// Reads the window's size once, when the function is called.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let wide = UIScreen.main.bounds.width / 4
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalToConstant: wide),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
