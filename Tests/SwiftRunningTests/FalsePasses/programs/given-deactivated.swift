//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced|ambiguous
//! says: not active any more
//! sort: given
//! with: quarter-and-more
// Makes the given constraints inactive, and puts the views elsewhere.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  NSLayoutConstraint.deactivate(view.constraints + photo.constraints)
  stateQuarter(photo, note, in: view)
  NSLayoutConstraint.activate([
    photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
    photo.heightAnchor.constraint(equalToConstant: 48),
    note.topAnchor.constraint(equalTo: photo.topAnchor),
    note.heightAnchor.constraint(equalTo: photo.heightAnchor),
  ])
}
