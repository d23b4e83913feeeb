//! exercise: frame-that-leaps
//! kind: innocent
//! verdict: misplaced
//! says: badge
//! sort: framed
//! with: jumping-page
// Moves the badge's centre in an animation.
import UIKit

class Page: JumpingPage {
  override func nudge() {
    UIView.animate(withDuration: 0.3) { self.badge.center.x += 40 }
  }
}
