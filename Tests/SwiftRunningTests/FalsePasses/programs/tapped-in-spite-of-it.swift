//! exercise: frame-that-leaps
//! kind: hostile
//! verdict: misplaced
//! says: A tap on more doesn't reach it
//! sort: timed
//! with: jumping-page
// Has a button that nobody can tap, because its superview takes no touches.
import UIKit

class Page: JumpingPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
  }
}
