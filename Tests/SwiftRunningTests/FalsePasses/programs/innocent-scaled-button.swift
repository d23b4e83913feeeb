//! exercise: button-growing
//! kind: innocent
//! verdict: misplaced
//! says: call
//! sort: moved
//! with: growing-page
// Lets the button grow by a transform.
import UIKit

class Page: GrowingPage {
  override func grow() { button.transform = button.transform.scaledBy(x: 1.5, y: 1.5) }
}
