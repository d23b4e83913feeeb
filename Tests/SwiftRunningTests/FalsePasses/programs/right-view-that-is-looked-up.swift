//! exercise: button-growing
//! kind: right
//! verdict: passed
//! sort: found
// The button is found by its tag.
import UIKit

class Page: UIViewController {
  var button: UIButton { view.viewWithTag(7) as? UIButton ?? UIButton() }
  var side: CGFloat = 96
  var preferred: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let made = UIButton()
    made.tag = 7
    view.addSubview(made)
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
