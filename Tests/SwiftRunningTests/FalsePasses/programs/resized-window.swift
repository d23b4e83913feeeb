//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: moves, resizes or hides the window
//! sort: window
//! with: quarter-and-more
// Makes the window smaller once it has got its size.
import UIKit

class Watcher: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    DispatchQueue.main.async { [weak self] in
      self?.window?.frame = CGRect(x: 0, y: 0, width: 600, height: 80)
      self?.superview?.frame = CGRect(x: 0, y: 0, width: 600, height: 80)
    }
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  fill(view, with: Watcher())
}
