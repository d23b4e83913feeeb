//! exercise: button-growing
//! kind: innocent
//! verdict: crashed
//! says: waits until the main queue is free
//! sort: timed
//! with: growing-page
// Waits for the queue that it runs on, in a layout.
import UIKit

class Page: GrowingPage {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    DispatchQueue.main.sync { button.setTitle("Grow", for: .normal) }
  }
}
