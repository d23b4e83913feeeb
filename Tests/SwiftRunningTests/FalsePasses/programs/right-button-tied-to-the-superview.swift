//! exercise: button-growing
//! kind: right
//! verdict: passed
//! sort: outside
//! with: growing-page
// A controller ties its button to what its view hangs in.
import UIKit

class Page: GrowingPage {
  override func limit() {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let outer = view.superview else { return }
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      button.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor),
      button.heightAnchor.constraint(lessThanOrEqualTo: outer.heightAnchor),
    ])
  }
}
