//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: window
//! sort: moved
//! with: quarter-and-more
// Moves the window before it gets another size.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.window?.center.x += 10
}
