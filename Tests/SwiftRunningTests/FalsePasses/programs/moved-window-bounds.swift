//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: window
//! sort: moved
//! with: quarter-and-more
// Lets the bounds of the window begin elsewhere.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.window?.bounds.origin = CGPoint(x: 0, y: 12)
}
