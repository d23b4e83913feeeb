//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: note is hidden
//! sort: hidden
//! with: quarter-and-more
// Hides the note's layer.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  note.layer.isHidden = true
}
