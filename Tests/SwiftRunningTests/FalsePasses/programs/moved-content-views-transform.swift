//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: transform
//! sort: moved
//! with: quarter-and-more
// Moves the content view by a transform.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.transform = CGAffineTransform(translationX: 6, y: 0)
}
