//! exercise: button-growing
//! kind: right
//! verdict: passed
//! sort: content
//! with: growing-page
// The button grows by its own content size.
import UIKit

class Growing: UIButton {
  var side: CGFloat = 96 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
}

class Page: UIViewController {
  let button = Growing()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
      button.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
    ])
  }

  func grow() { button.side *= 1.5 }
}
