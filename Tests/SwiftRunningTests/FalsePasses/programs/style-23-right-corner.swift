//! exercise: right-corner
//! kind: right
//! verdict: passed
//! sort: styles
// move() only flips the state and calls setNeedsLayout(); viewWillLayoutSubviews() deactivates the
// one list before it activates the other; the view is held in a struct.
import UIKit

// The badge is in the upper corner. Each tap calls move(): the first tap should move the badge to the
// lower corner, the next one back. Now the first tap causes a conflict. Correct move().

class Page: UIViewController {
  private struct Views {
    let badge = UIView()
  }

  private let views = Views()
  var badge: UIView { views.badge }

  var isUp = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  lazy var up = [
    badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
  ]
  lazy var down = [
    badge.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    badge.widthAnchor.constraint(equalToConstant: 64).isActive = true
    badge.heightAnchor.constraint(equalToConstant: 48).isActive = true
    NSLayoutConstraint.activate(up)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    NSLayoutConstraint.deactivate(isUp ? down : up)
    NSLayoutConstraint.activate(isUp ? up : down)
  }

  func move() {
    isUp.toggle()
  }
}
