//! exercise: button-growing
//! kind: hostile
//! verdict: misplaced|ambiguous
//! says: button
//! sort: turned
//! with: growing-page
// Is right until the device is turned a second time.
import UIKit

class Page: GrowingPage {
  var sizes = 0

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes += 1
    if sizes > 1 { preferred[0].constant = 30 }
  }
}
