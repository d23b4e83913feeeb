//! exercise: button-growing
//! kind: innocent
//! verdict: misplaced
//! says: button
//! sort: framed
//! with: growing-page
// Grows the constraints, and the bounds as well.
import UIKit

class Page: GrowingPage {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.bounds.size = CGSize(width: side, height: side)
  }
}
