//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: rotates, flips or scales
//! sort: turned
//! with: quarter-and-more
// Is seen in a mirror.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  note.transform = CGAffineTransform(scaleX: -1, y: 1)
}
