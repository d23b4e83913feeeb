//! exercise: button-growing
//! kind: innocent
//! verdict: ruleMissed
//! says: alpha of button
//! sort: hidden
//! with: growing-page
// Makes the button transparent for a fade that never begins.
import UIKit

class Page: GrowingPage {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    button.alpha = 0
  }
}
