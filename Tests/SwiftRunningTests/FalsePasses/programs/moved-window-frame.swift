//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced
//! says: window
//! sort: moved
//! with: quarter-and-more
// Makes room for a bar by the frame of the window.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.window?.frame = CGRect(
    x: 0, y: 20, width: view.bounds.width, height: view.bounds.height - 20)
}
