//! exercise: button-growing
//! kind: innocent
//! verdict: crashed
//! says: in every layout pass, your code asks for another one
//! sort: endless
//! with: growing-page
// Comes to rest at first, and never after a tap.
import UIKit

class Page: GrowingPage {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if side > 96 { view.setNeedsLayout() }
  }
}
