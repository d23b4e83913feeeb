//! exercise: shut-and-open
//! kind: right
//! verdict: passed
//! sort: styles
// views in a property wrapper, a state whose didSet activates or deactivates the held constraint,
// and an animated layout pass, also alongside a rotation.
import UIKit

// Each tap calls toggle(). The first tap should close the note, the next should open it again, and so on.
// Now the first tap closes the note, and nothing opens it. Correct toggle().

@propertyWrapper
struct UsesAutoLayout<View: UIView> {
  let wrappedValue: View

  init(wrappedValue: View) {
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    self.wrappedValue = wrappedValue
  }
}

class Page: UIViewController {
  @UsesAutoLayout var note = UILabel()
  @UsesAutoLayout var map = UIView()
  lazy var closed = note.heightAnchor.constraint(equalToConstant: 0)

  private var isOpen = true {
    didSet {
      closed.isActive = !isOpen
      UIView.animate(withDuration: 0.3) {
        self.view.layoutIfNeeded()
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [note, map] {
      view.addSubview(each)
    }
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      map.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 16),
      map.leadingAnchor.constraint(equalTo: note.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: note.trailingAnchor),
      map.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
    ])
    let preferred = note.heightAnchor.constraint(equalToConstant: 64)
    preferred.priority = .defaultHigh
    preferred.isActive = true
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.view.layoutIfNeeded()
      }, completion: nil)
  }

  func toggle() {
    isOpen.toggle()
  }
}
