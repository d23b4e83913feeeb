//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced
//! says: window
//! sort: moved
//! with: quarter-and-more
// Makes room for a bar by the frame of the content view.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.frame.origin.y = 20
}
