//! exercise: button-growing
//! kind: innocent
//! verdict: ruleMissed
//! says: tell which view is button
//! sort: found
// Two buttons, and none has the name.
import UIKit

class Page: UIViewController {
  let made = [UIButton(), UIButton()]
  var button: UIButton { made[0] }
  var side: CGFloat = 96
  var preferred: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(made[1])
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
