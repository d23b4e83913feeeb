//! exercise: button-growing
//! kind: innocent
//! verdict: crashed
//! says: in every layout pass, your code asks for another one
//! sort: endless
//! with: growing-page
// Asks for a layout at the end of each.
import UIKit

class Page: GrowingPage {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.setNeedsLayout()
  }
}
