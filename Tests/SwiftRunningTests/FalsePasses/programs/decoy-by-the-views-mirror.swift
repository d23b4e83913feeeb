//! exercise: growing-button
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
  var wishes: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [button, shown] {
      each.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(each)
    }
    wishes = [
      shown.widthAnchor.constraint(equalToConstant: side),
      shown.heightAnchor.constraint(equalToConstant: side),
    ]
    for wish in wishes { wish.priority = .defaultLow }
    NSLayoutConstraint.activate(
      wishes + [
        shown.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        shown.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        shown.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
        shown.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
      ])
  }

  func grow() {
    side *= 1.5
    for wish in wishes { wish.constant = side }
  }
}
