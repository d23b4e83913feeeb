//! exercise: frame-that-leaps
//! kind: right
//! verdict: passed
//! sort: superviews
// A controller whose views lie in a container.
import UIKit

class Page: UIViewController {
  let content = UIView()
  let badge = UIView()
  let more = UIButton()
  lazy var inset = badge.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    for each in [badge, more] {
      each.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(each)
    }
    NSLayoutConstraint.activate([
      inset,
      badge.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      badge.widthAnchor.constraint(equalToConstant: 64),
      badge.heightAnchor.constraint(equalToConstant: 48),
      more.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 16),
      more.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      more.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      more.heightAnchor.constraint(equalToConstant: 48),
    ])
    more.addAction(UIAction { [unowned self] _ in nudge() }, for: .touchUpInside)
  }

  func nudge() { inset.constant += 40 }
}
