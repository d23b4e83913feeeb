//! exercise: button-growing
//! kind: hostile
//! verdict: misplaced
//! says: after the layout has begun
//! sort: moved
//! with: growing-page
// Moves the button's centre whenever its subviews are laid out.
import UIKit

class Page: GrowingPage {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.center.x += 10
  }
}
