//! exercise: button-growing
//! kind: right
//! verdict: passed
//! sort: styles
// what asks for a size is the button's own intrinsicContentSize (hugging and resistance are the
// optional constraints); grow() changes it and invalidates it, and the required limits still win.
import UIKit

// The button is a square of 96 points, and never larger than the window. Each tap calls grow(), which
// should make its side 1.5 times as long. Now the first tap makes the layout ambiguous. Correct grow().

class GrowingButton: UIButton {
  var side: CGFloat = 96 {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: side, height: side)
  }
}

class Page: UIViewController {
  lazy var button: GrowingButton = {
    let button = GrowingButton()
    button.translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      button.setContentHuggingPriority(.defaultHigh, for: axis)
      button.setContentCompressionResistancePriority(.defaultHigh, for: axis)
    }
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
      button.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
    ])
  }

  func grow() {
    button.side *= 1.5
  }
}
