//! exercise: quarter-and-more
//! kind: hostile
//! verdict: limitExceeded
//! says: too large or too small to calculate with
//! sort: numbers
//! with: quarter-and-more
// A multiplier that makes nothing of anything.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  photo.heightAnchor.constraint(equalTo: note.heightAnchor, multiplier: 1e-14, constant: 48)
    .isActive = true
}
