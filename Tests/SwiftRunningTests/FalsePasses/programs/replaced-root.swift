//! exercise: button-growing
//! kind: hostile
//! verdict: ruleMissed|misplaced
//! says: isn't in the window
//! sort: window
//! with: growing-page
// Lays everything out in a view that takes the place of its view, and isn't on the screen.
import UIKit

class Page: GrowingPage {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let other = UIView(frame: view.bounds)
    button.removeFromSuperview()
    other.addSubview(button)
    view = other
    NSLayoutConstraint.activate(preferred)
    limit()
  }
}
