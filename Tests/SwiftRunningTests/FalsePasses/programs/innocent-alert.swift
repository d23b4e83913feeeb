//! exercise: button-growing
//! kind: innocent
//! verdict: ruleMissed
//! says: Another view controller or window
//! sort: covered
//! with: growing-page
// Says hello in front of everything, and never goes away.
import UIKit

class Page: GrowingPage {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(
      UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
  }
}
