//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: photo
//! sort: timed
// Changes a constraint when everything else is done.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let inset = photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
  NSLayoutConstraint.activate([
    inset,
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
  Task { @MainActor in
    DispatchQueue.main.async { inset.constant = 40 }
  }
}
