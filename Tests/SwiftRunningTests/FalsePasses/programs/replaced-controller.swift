//! exercise: button-growing
//! kind: hostile
//! verdict: ruleMissed
//! says: isn't in the window
//! sort: window
//! with: growing-page
// Gives the window another controller.
import UIKit

class Page: GrowingPage {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.rootViewController = UIViewController()
  }
}
