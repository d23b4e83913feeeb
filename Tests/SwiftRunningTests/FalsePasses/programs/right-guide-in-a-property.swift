//! exercise: button-growing
//! kind: right
//! verdict: passed
//! sort: found
// Guides in properties.
import UIKit

class Page: UIViewController {
  let button = UIButton()
  let frame = UILayoutGuide()
  lazy var safe = view.safeAreaLayoutGuide
  lazy var margins = view.layoutMarginsGuide
  var side: CGFloat = 96
  var preferred: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addLayoutGuide(frame)
    NSLayoutConstraint.activate([
      frame.topAnchor.constraint(equalTo: safe.topAnchor),
      frame.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    ])
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    preferred = [
      button.widthAnchor.constraint(equalToConstant: side),
      button.heightAnchor.constraint(equalToConstant: side),
    ]
    for constraint in preferred { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(
      preferred + [
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        button.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
        button.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
      ])
  }

  func grow() {
    side *= 1.5
    for constraint in preferred { constraint.constant = side }
  }
}
