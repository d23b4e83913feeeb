//! mistake: property-called
//! verdict: notCompiled line 32: cannot call value of non-function type 'Bool'
//! seen: Line {line} doesn't compile: isActive is a property, so it can't be called.
//! meaning: You can read its value, and you can set it.
//! next: If isActive was false before the tap, which value should it have after the tap?
import UIKit

// Each tap calls toggle(). The first tap should close the note, the next should open it again, and so on.
// Now the first tap closes the note, and nothing opens it. Correct toggle().

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
        closed.isActive()
    }
}
