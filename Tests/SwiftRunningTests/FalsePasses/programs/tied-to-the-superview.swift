//! exercise: button-growing
//! kind: innocent
//! verdict: conflicting
//! says: the given window.leading
//! sort: outside
//! with: growing-page
// A controller ties its button to both edges of what its view hangs in.
import UIKit

class Page: GrowingPage {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let outer = view.superview else { return }
    button.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 2).isActive = true
    button.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -9).isActive = true
  }
}
