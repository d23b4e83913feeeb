//! exercise: button-growing
//! kind: unpromised
//! verdict: passed
//! sort: different
//! with: growing-page
// Grows for as many calls as the exercise tells, and no more.
import UIKit

class Page: GrowingPage {
  var calls = 0
  override func grow() {
    calls += 1
    if calls <= 2 { super.grow() }
  }
}
