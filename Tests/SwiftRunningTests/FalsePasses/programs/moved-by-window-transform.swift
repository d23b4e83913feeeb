//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: moves, resizes or hides the window
//! sort: moved
//! with: quarter-and-more
// Draws the whole window half as large.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.window?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
}
