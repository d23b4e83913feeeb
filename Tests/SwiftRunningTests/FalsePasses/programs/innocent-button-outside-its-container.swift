//! exercise: frame-that-leaps
//! kind: innocent
//! verdict: misplaced
//! says: A tap on more doesn't reach it
//! sort: superviews
// Puts the views into a container without size: they show, and no tap reaches them.
import UIKit

class Page: UIViewController {
  let box = UIView()
  let badge = UIView()
  let more = UIButton()
  lazy var inset = badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    for each in [badge, more] {
      each.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(each)
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

  func nudge() { inset.constant += 40 }
}
