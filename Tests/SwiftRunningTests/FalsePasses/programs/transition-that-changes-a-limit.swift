//! exercise: button-growing
//! kind: innocent
//! verdict: misplaced|ambiguous
//! says: button
//! sort: content
//! with: growing-page
// Turning the device makes the button smaller.
import UIKit

class Page: GrowingPage {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    for constraint in preferred { constraint.constant = 40 }
  }
}
