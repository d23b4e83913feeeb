//! exercise: button-growing
//! kind: hostile
//! verdict: misplaced
//! says: window
//! sort: moved
//! with: growing-page
// A controller moves the window once it is there.
import UIKit

class Page: GrowingPage {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.frame.origin.x = 8
  }
}
