//! exercise: shut-and-open
//! kind: hostile
//! verdict: ruleMissed
//! says: map is hidden
//! sort: hidden
// Hides the map with the second tap.
import UIKit

class Page: UIViewController {
  let note = UILabel()
  let map = UIView()
  lazy var closed = note.heightAnchor.constraint(equalToConstant: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [note, map] {
      each.translatesAutoresizingMaskIntoConstraints = false
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

  func toggle() {
    closed.isActive.toggle()
    map.isHidden = !closed.isActive
  }
}
