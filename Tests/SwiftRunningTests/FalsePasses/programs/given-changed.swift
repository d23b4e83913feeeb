//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: changes a constraint that the exercise gives
//! sort: given
//! with: quarter-and-more
// Changes the constant of a given constraint when the window gets its size.
import UIKit

class Watcher: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let top = superview?.constraints.first { $0.constant == 16 && $0.firstAttribute == .top }
    DispatchQueue.main.async { top?.constant = 0 }
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  fill(view, with: Watcher())
}
