//! exercise: frame-that-leaps
//! kind: right
//! verdict: passed
//! sort: styles
// nudge() counts taps, whose didSet asks for an update of constraints, and updateViewConstraints()
// derives the constant of inset from the count; the views are held in a tuple.
import UIKit

// Each tap on the button should move the badge by 40 points, away from the leading edge. Now the badge
// jumps back in the next layout pass. Correct nudge().

class Page: UIViewController {
  private let parts = (badge: UIView(), more: UIButton())
  var badge: UIView { parts.badge }
  var more: UIButton { parts.more }
  lazy var inset = badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)

  private var taps = 0 {
    didSet { view.setNeedsUpdateConstraints() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [badge, more] {
      each.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(each)
    }
    NSLayoutConstraint.activate([
      inset,
      badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      badge.widthAnchor.constraint(equalToConstant: 64),
      badge.heightAnchor.constraint(equalToConstant: 48),
      more.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 16),
      more.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      more.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      more.heightAnchor.constraint(equalToConstant: 48),
    ])
    more.addAction(UIAction { [unowned self] _ in nudge() }, for: .touchUpInside)
  }

  override func updateViewConstraints() {
    inset.constant = 16 + 40 * CGFloat(taps)
    super.updateViewConstraints()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsUpdateConstraints()
  }

  func nudge() {
    taps += 1
  }
}
