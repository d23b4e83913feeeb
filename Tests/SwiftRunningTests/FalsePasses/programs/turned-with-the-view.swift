//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: rotates, flips or scales
//! sort: turned
//! with: quarter-and-more
// The whole content is upside down.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.transform = CGAffineTransform(scaleX: 1, y: -1)
}
