//! exercise: button-growing
//! kind: hostile
//! verdict: ruleMissed|ambiguous|misplaced
//! says: button
//! sort: decoy
// Has a button whose own mirror shows another one.
import UIKit

let shown = UIButton()

class Odd: UIButton, CustomReflectable {
  nonisolated var customMirror: Mirror {
    MainActor.assumeIsolated {
      Mirror(self, children: ["some": shown as Any], displayStyle: .optional)
    }
  }
}

class Page: UIViewController {
  let button = Odd()
  var side: CGFloat = 96
  var preferred: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [button, shown] {
      each.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(each)
    }
    preferred = [
      shown.widthAnchor.constraint(equalToConstant: side),
      shown.heightAnchor.constraint(equalToConstant: side),
    ]
    for constraint in preferred { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(
      preferred + [
        shown.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        shown.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        shown.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
        shown.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
      ])
  }

  func grow() {
    side *= 1.5
    for constraint in preferred { constraint.constant = side }
  }
}
