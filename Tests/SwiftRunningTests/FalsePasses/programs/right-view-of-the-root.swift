//! exercise: button-growing
//! kind: right
//! verdict: passed
//! sort: found
// The button belongs to a root view of its own class.
import UIKit

final class Root: UIView {
  let button = UIButton()
  let caption = UIButton()
}

class Page: UIViewController {
  var button: UIButton { (view as? Root)?.button ?? UIButton() }

  override func loadView() { view = Root() }
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
