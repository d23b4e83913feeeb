//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: moves, resizes or hides the window
//! sort: moved
//! with: quarter-and-more
// Moves the window's content view after each layout.
import UIKit

class Watcher: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    DispatchQueue.main.async { [weak self] in self?.superview?.frame.origin.x = 20 }
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  fill(view, with: Watcher())
}
