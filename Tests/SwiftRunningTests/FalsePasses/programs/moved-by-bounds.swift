//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: bounds of view don't begin at zero
//! sort: moved
//! with: quarter-and-more
// Lets the window's content view begin elsewhere.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  DispatchQueue.main.async { view.bounds.origin.x = -12 }
}
