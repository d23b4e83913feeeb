//! exercise: button-growing
//! kind: hostile
//! verdict: misplaced
//! says: alignmentRectInsets
//! sort: moved
//! with: growing-page
// Has a button whose frame is larger than what constraints are about.
import UIKit

class Wide: UIButton {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }
}

class Page: GrowingPage {
  override func makeButton() -> UIButton { Wide() }
}
