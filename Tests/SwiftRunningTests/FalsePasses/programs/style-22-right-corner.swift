//! exercise: right-corner
//! kind: right
//! verdict: passed
//! sort: styles
// an enum state with a dictionary of constraints; its didSet deactivates the old corner before it
// activates the new one and animates with a spring; the badge places its own dot in
// layoutSubviews.
import UIKit

// The badge is in the upper corner. Each tap calls move(): the first tap should move the badge to the
// lower corner, the next one back. Now the first tap causes a conflict. Correct move().

final class BadgeView: UIView {
  private let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .orange
    dot.backgroundColor = .red
    addSubview(dot)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: bounds.midX - 4, y: bounds.midY - 4, width: 8, height: 8)
    dot.layer.cornerRadius = 4
  }
}

class Page: UIViewController {
  enum Corner {
    case up, down

    var opposite: Corner { self == .up ? .down : .up }
  }

  let badge = BadgeView()

  private lazy var ties: [Corner: [NSLayoutConstraint]] = [
    .up: [
      badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ],
    .down: [
      badge.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
      badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ],
  ]

  private var corner = Corner.up {
    didSet {
      guard corner != oldValue else { return }
      NSLayoutConstraint.deactivate(ties[oldValue] ?? [])
      NSLayoutConstraint.activate(ties[corner] ?? [])
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        options: [.allowUserInteraction],
        animations: { self.view.layoutIfNeeded() },
        completion: nil)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    badge.widthAnchor.constraint(equalToConstant: 64).isActive = true
    badge.heightAnchor.constraint(equalToConstant: 48).isActive = true
    NSLayoutConstraint.activate(ties[corner] ?? [])
  }

  func move() {
    corner = corner.opposite
  }
}
