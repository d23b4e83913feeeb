//! exercise: button-growing
//! kind: right
//! verdict: passed
//! sort: content
//! with: growing-page
// Limits that follow the window in viewWillTransition.
import UIKit

class Page: GrowingPage {
  lazy var limits = [
    button.widthAnchor.constraint(lessThanOrEqualToConstant: view.bounds.width),
    button.heightAnchor.constraint(lessThanOrEqualToConstant: view.bounds.height),
  ]

  override func limit() {
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    NSLayoutConstraint.activate(limits)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    limits[0].constant = size.width
    limits[1].constant = size.height
  }
}
