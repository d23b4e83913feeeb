//! exercise: button-growing
//! kind: innocent
//! verdict: crashed
//! says: in every layout pass, your code asks for another one
//! sort: endless
//! with: growing-page
// A constant goes to and fro in every layout.
import UIKit

class Page: GrowingPage {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for constraint in preferred { constraint.constant = side }
    for constraint in preferred { constraint.constant = side + 1 }
    for constraint in preferred { constraint.constant = side }
    button.layer.cornerRadius = button.bounds.width / 2
    limits?.constant = limits?.constant == 0 ? -1 : 0
  }

  var limits: NSLayoutConstraint?

  override func limit() {
    super.limit()
    limits = button.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor)
    limits?.isActive = true
  }
}
