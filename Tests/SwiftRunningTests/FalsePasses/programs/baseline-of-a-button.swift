//! exercise: button-growing
//! kind: innocent
//! verdict: ruleMissed
//! says: Measure from bottom of button
//! sort: baselines
//! with: growing-page
// Ties the middle of the view to the text of a button.
import UIKit

class Page: GrowingPage {
  override func limit() {
    super.limit()
    view.centerYAnchor.constraint(lessThanOrEqualTo: button.lastBaselineAnchor).isActive = true
  }
}
