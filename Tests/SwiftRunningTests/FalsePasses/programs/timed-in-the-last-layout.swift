//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced|ambiguous
//! says: photo
//! sort: timed
//! with: quarter-and-more
// States its constraints only once the window changes its size.
import UIKit

class Watcher: UIView {
  var whenResized: (() -> Void)?
  var first: CGFloat?

  override func layoutSubviews() {
    super.layoutSubviews()
    if let first, first != bounds.width, let body = whenResized {
      whenResized = nil
      body()
    }
    first = first ?? bounds.width
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let watcher = Watcher()
  fill(view, with: watcher)
  watcher.whenResized = { stateQuarter(photo, note, in: view) }
}
