//! exercise: button-growing
//! kind: hostile
//! verdict: misplaced
//! says: After the first call
//! sort: different
//! with: growing-page
// Grows with every second call only.
import UIKit

class Page: GrowingPage {
  var calls = 0
  override func grow() {
    calls += 1
    if calls % 2 == 0 { super.grow() }
  }
}
