//! exercise: frame-that-leaps
//! kind: hostile
//! verdict: misplaced
//! says: badge
//! sort: framed
//! with: jumping-page
// Keeps the constraints, and sets the frame again after each layout.
import UIKit

class Page: JumpingPage {
  var steps: CGFloat = 0
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge.frame.origin.x =
      isTurned ? view.bounds.width - 80 - 40 * steps : 16 + 40 * steps
  }
  override func nudge() {
    steps += 1
    view.setNeedsLayout()
  }
}
