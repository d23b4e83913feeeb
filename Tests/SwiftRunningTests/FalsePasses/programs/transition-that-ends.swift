//! exercise: button-growing
//! kind: innocent
//! verdict: misplaced|ambiguous
//! says: button
//! sort: content
//! with: growing-page
// Turning the device makes the button narrower, once it is over.
import UIKit

class Page: GrowingPage {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
      preferred[0].constant = 60
    }
  }
}
