//! exercise: button-growing
//! kind: right
//! verdict: passed
//! sort: endless
//! with: growing-page
// Asks for a layout again, but only some times.
import UIKit

class Page: GrowingPage {
  var hasAsked = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard hasAsked < 5 else { return }
    hasAsked += 1
    view.setNeedsLayout()
  }
}
