//! exercise: frame-that-leaps
//! kind: right
//! verdict: passed
//! sort: styles
// production style: loadView with an own root view (setUp, render) and a view model struct;
// rendering sets the constant of the badge's leading constraint.
import UIKit

// Each tap on the button should move the badge by 40 points, away from the leading edge. Now the badge
// jumps back in the next layout pass. Correct nudge().

struct BadgeModel: Equatable {
  private(set) var distance: CGFloat = 16

  mutating func advance() {
    distance += 40
  }
}

final class PageView: UIView {
  let badge = UIView()
  let more = UIButton()
  private lazy var inset = badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for each in [badge, more] {
      each.translatesAutoresizingMaskIntoConstraints = false
      addSubview(each)
    }
    NSLayoutConstraint.activate([
      inset,
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      badge.widthAnchor.constraint(equalToConstant: 64),
      badge.heightAnchor.constraint(equalToConstant: 48),
      more.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 16),
      more.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      more.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      more.heightAnchor.constraint(equalToConstant: 48),
    ])
  }

  func render(_ model: BadgeModel) {
    inset.constant = model.distance
  }
}

class Page: UIViewController {
  private let content = PageView()
  var badge: UIView { content.badge }
  var more: UIButton { content.more }

  private var model = BadgeModel() {
    didSet {
      guard model != oldValue else { return }
      content.render(model)
    }
  }

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.render(model)
    more.addAction(UIAction { [unowned self] _ in nudge() }, for: .touchUpInside)
  }

  func nudge() {
    model.advance()
  }
}
