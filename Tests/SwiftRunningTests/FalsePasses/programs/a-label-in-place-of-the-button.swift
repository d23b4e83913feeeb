//! exercise: button-growing
//! kind: innocent
//! verdict: ruleMissed
//! says: stored property named button
//! sort: found
// No button at all.
import UIKit

class Page: UIViewController {
  let caption = UILabel()
  var button: UILabel { caption }
  var side: CGFloat = 96
  var preferred: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
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
