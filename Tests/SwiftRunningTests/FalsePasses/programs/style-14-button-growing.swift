//! exercise: button-growing
//! kind: right
//! verdict: passed
//! sort: styles
// a store posts a notification (delivered at once, as no queue is given) and the page sets the
// constants of the same two optional constraints, so old and new sizes never compete.
import UIKit

// The button is a square of 96 points, and never larger than the window. Each tap calls grow(), which
// should make its side 1.5 times as long. Now the first tap makes the layout ambiguous. Correct grow().

extension Notification.Name {
  static let sideDidChange = Notification.Name("sideDidChange")
}

final class SideStore {
  private(set) var side: CGFloat = 96

  func multiply(by factor: CGFloat) {
    side *= factor
    NotificationCenter.default.post(name: .sideDidChange, object: self)
  }
}

class Page: UIViewController {
  let button = UIButton()
  private let store = SideStore()
  private var observer: NSObjectProtocol?

  private lazy var sizes: [NSLayoutConstraint] = [
    button.widthAnchor.constraint(equalToConstant: store.side),
    button.heightAnchor.constraint(equalToConstant: store.side),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
      button.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
    ])
    // Above the button's own hugging of 250, below required.
    for size in sizes { size.priority = .defaultHigh }
    NSLayoutConstraint.activate(sizes)

    observer = NotificationCenter.default.addObserver(
      forName: .sideDidChange, object: store, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.render()
      }
    }
  }

  private func render() {
    for size in sizes { size.constant = store.side }
  }

  func grow() {
    store.multiply(by: 1.5)
  }
}
