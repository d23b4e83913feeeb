//! exercise: frame-that-leaps
//! kind: innocent
//! verdict: misplaced
//! says: A tap on more doesn't reach it
//! sort: timed
//! with: jumping-page
// Lays a frame without a fill over everything, which takes all taps.
import UIKit

class Page: JumpingPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    let outline = UIView(frame: view.bounds)
    outline.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outline.layer.borderWidth = 1
    view.addSubview(outline)
  }
}
