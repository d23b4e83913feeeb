//! exercise: button-growing
//! kind: hostile
//! verdict: misplaced
//! says: after the layout has begun
//! sort: moved
//! with: growing-page
// Has a button that goes elsewhere than it is told to.
import UIKit

class Stubborn: UIButton {
  override var center: CGPoint {
    get { CGPoint(x: super.center.x - 15, y: super.center.y) }
    set { super.center = CGPoint(x: newValue.x + 15, y: newValue.y) }
  }
}

class Page: GrowingPage {
  override func makeButton() -> UIButton { Stubborn() }
}
