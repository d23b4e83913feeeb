//! mistake: activated-first
//! verdict: ruleMissed conflict-in-between line 32, window 320x176, toggle() called once
//! about: answer
//! seen: The note has the wanted height after each call.
//! meaning: During the call, two constraints that conflict were active: one for 64 points and one for 0. UIKit would log this conflict.
//! next: Which constraint must become inactive before the other one becomes active?
import UIKit

// Each tap calls toggle(). The first tap should close the note, the next should open it again, and so on.
// Now the first tap closes the note, and nothing opens it. Correct toggle().

class Page: UIViewController {
    let note = UILabel()
    let map = UIView()
    lazy var open = note.heightAnchor.constraint(equalToConstant: 64)
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
        open.isActive = true
    }

    func toggle() {
        let isOpen = open.isActive
        (isOpen ? closed : open).isActive = true
        (isOpen ? open : closed).isActive = false
    }
}
