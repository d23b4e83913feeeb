//! exercise: shut-and-open
//! kind: right
//! verdict: passed
//! sort: styles
// the content lives in a child view controller that fills the page; toggle() is forwarded and
// flips the one held constraint, with a property animator.
import UIKit

// Each tap calls toggle(). The first tap should close the note, the next should open it again, and so on.
// Now the first tap closes the note, and nothing opens it. Correct toggle().

final class FoldingController: UIViewController {
  let note = UILabel()
  let map = UIView()
  private lazy var closed = note.heightAnchor.constraint(equalToConstant: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [note, map] {
      each.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(each)
    }
    let preferred = note.heightAnchor.constraint(equalToConstant: 64)
    preferred.priority = .defaultHigh
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      map.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 16),
      map.leadingAnchor.constraint(equalTo: note.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: note.trailingAnchor),
      map.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
      preferred,
    ])
  }

  func fold() {
    closed.isActive.toggle()
    let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) { [unowned self] in
      view.layoutIfNeeded()
    }
    animator.startAnimation()
  }
}

class Page: UIViewController {
  private let content = FoldingController()
  var note: UILabel { content.note }
  var map: UIView { content.map }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content.view)
    NSLayoutConstraint.activate([
      content.view.topAnchor.constraint(equalTo: view.topAnchor),
      content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    content.didMove(toParent: self)
  }

  func toggle() {
    content.fold()
  }
}
