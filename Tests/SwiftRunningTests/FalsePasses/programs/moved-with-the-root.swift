//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: moves, resizes or hides the window
//! sort: moved
//! with: quarter-and-more
// Puts a view that stands elsewhere between the window and its content view.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let box = UIView(frame: CGRect(x: 30, y: 0, width: 320, height: 80))
  view.window?.addSubview(box)
  box.addSubview(view)
}
