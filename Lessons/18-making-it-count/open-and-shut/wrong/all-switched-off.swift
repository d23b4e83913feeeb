//! mistake: deactivate-all
//! verdict: ambiguous note.width, window 320x176, toggle() called once
//! lacks: note.top = view.top + 16
//! lacks: note.height = 0
//! lacks: note.leading = view.leading + 16
//! lacks: note.trailing = view.trailing - 16
//! lacks: map.top = note.bottom + 16
//! lacks: map.leading = note.leading
//! lacks: map.trailing = note.trailing
//! lacks: map.bottom = view.bottom - 16
//! seen: After the first call nothing ties the note to the window.
//! meaning: view.constraints contains every constraint that view owns, and all of them are deactivated. closed isn't in this list: it mentions the note alone, so the note owns it.
//! next: Which single constraint should toggle() switch?
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
        NSLayoutConstraint.deactivate(view.constraints)
    }
}
