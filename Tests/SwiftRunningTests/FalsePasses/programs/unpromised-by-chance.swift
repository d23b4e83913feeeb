//! exercise: button-growing
//! kind: unpromised
//! verdict: passed|misplaced
//! sort: different
//! with: growing-page
// Throws dice.
import UIKit

class Page: GrowingPage {
  override func grow() {
    super.grow()
    if Int.random(in: 0..<1_000_000) == 0 { side = 1 }
  }
}
