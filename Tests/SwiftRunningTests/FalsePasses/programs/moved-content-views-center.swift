//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: window
//! sort: moved
//! with: quarter-and-more
// Moves the content view by its center.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.center = CGPoint(x: view.center.x - 7, y: view.center.y)
}
