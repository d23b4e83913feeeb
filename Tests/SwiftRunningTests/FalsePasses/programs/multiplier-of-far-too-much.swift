//! exercise: quarter-and-more
//! kind: hostile
//! verdict: limitExceeded
//! says: too large or too small to calculate with
//! sort: numbers
//! with: quarter-and-more
// A multiplier that nothing can be solved with.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  photo.widthAnchor.constraint(lessThanOrEqualTo: note.widthAnchor, multiplier: 1e15).isActive =
    true
}
